"""Written by the compiler from cards/terraforming_mars/base/space_mirrors.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SpaceMirrors(ProjectCard):
    """Action: Spend 7 M€ to increase your energy production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "space_mirrors", "Space Mirrors", "076", 3, QUALITY_ACTIVE, (TAG_POWER, TAG_SPACE)
        )
        self.touches = {ACTION: (1 << PRODUCTION_ENERGY, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 7)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 7):
                return False
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
