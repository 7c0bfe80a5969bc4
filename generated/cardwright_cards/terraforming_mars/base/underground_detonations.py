"""Written by the compiler from cards/terraforming_mars/base/underground_detonations.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class UndergroundDetonations(ProjectCard):
    """Action: Spend 10 M€ to increase your heat production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "underground_detonations",
            "Underground Detonations",
            "202",
            6,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
        )
        self.touches = {ACTION: (1 << PRODUCTION_HEAT, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 10)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 10):
                return False
        increase(game, frame, PRODUCTION_HEAT, 2)
        return True
