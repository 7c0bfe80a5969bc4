"""Written by the compiler from cards/fan/river_markets/vocabulary/markets.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import TRACK_FERTILITY
from cardwright_runtime.terraforming_mars.names import *


@final
class Fertility(Track):
    """Whoever raises it to 4 gets this bonus: draw 1 card."""

    def __init__(self) -> None:
        super().__init__("fertility", "fertility", TRACK_FERTILITY, 0, 8, 1, (4,))
        self.touches = {REACHES: (FACET_HAND, FACET_DECK, FACET_DECK)}

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True
