"""Written by the compiler from cards/terraforming_mars/turmoil/supported_research.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_SCIENTISTS
from cardwright_runtime.terraforming_mars.names import *


@final
class SupportedResearch(ProjectCard):
    """Requires that Scientists are ruling or that you have 2 delegates in Scientists. Draw 2 cards."""

    def __init__(self) -> None:
        super().__init__(
            "supported_research", "Supported Research", "T14", 3, QUALITY_AUTOMATED, (TAG_SCIENCE,)
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_SCIENTISTS, STATE_RULING)
            or count_pieces(game, player, BODY_SCIENTISTS, YOURS) >= 2
        )

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True
