"""Written by the compiler from cards/terraforming_mars/corporate_era/development_center.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DevelopmentCenter(ProjectCard):
    """Action: Spend 1 energy to draw a card."""

    def __init__(self) -> None:
        super().__init__(
            "development_center",
            "Development Center",
            "014",
            11,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_BUILDING),
        )
        self.touches = {ACTION: (FACET_HAND, 1 << RESOURCE_ENERGY | FACET_DECK, 0)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1) and can_draw(game, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_ENERGY, 1)
        draw(game, frame, 1)
        return True
