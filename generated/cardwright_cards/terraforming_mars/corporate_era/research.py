"""Written by the compiler from cards/terraforming_mars/corporate_era/research.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Research(ProjectCard):
    """Draw 2 cards. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "research", "Research", "090", 11, QUALITY_AUTOMATED, (TAG_SCIENCE, TAG_SCIENCE)
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}
        self.printed_points = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True
