"""Written by the compiler from cards/terraforming_mars/corporate_era/lagrange_observatory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LagrangeObservatory(ProjectCard):
    """Draw 1 card. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "lagrange_observatory",
            "Lagrange Observatory",
            "196",
            9,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}
        self.printed_points = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 1)
        return True
