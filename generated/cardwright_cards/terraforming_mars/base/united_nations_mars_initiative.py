"""Written by the compiler from cards/terraforming_mars/base/united_nations_mars_initiative.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class UnitedNationsMarsInitiative(Corporation):
    """You start with 40 M€. Action: If your TR has gone up this generation, spend 3 M€ to raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "united_nations_mars_initiative", "United Nations Mars Initiative", "R32", (TAG_EARTH,)
        )
        self.touches = {ACTION: (1 << COUNTER_RATING, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 40)

    def can_act(self, game: Game, player: Player) -> bool:
        return rating_raised(game, player) and can_pay_money(game, player, RESOURCE_MEGACREDIT, 3)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 3):
                return False
        increase(game, frame, COUNTER_RATING, 1)
        return True
