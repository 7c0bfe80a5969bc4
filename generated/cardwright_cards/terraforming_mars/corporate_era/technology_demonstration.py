"""Written by the compiler from cards/terraforming_mars/corporate_era/technology_demonstration.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TechnologyDemonstration(ProjectCard):
    """Draw 2 cards."""

    def __init__(self) -> None:
        super().__init__(
            "technology_demonstration",
            "Technology Demonstration",
            "204",
            5,
            QUALITY_EVENT,
            (TAG_SCIENCE, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True
