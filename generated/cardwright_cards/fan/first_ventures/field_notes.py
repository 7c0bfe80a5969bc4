"""Written by the compiler from cards/fan/first_ventures/field_notes.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class FieldNotes(OpeningCard):
    """Draw 3 cards."""

    def __init__(self) -> None:
        super().__init__("field_notes", "Field Notes", "V06", QUALITY_VENTURE, (TAG_SCIENCE,))
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 3)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 3)
        return True
