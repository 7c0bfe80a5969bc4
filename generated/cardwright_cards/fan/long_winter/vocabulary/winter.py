"""Written by the compiler from cards/fan/long_winter/vocabulary/winter.card: change that file instead."""

from cardwright_cards.fan.long_winter.nouns import TRACK_FROST
from cardwright_runtime.terraforming_mars.names import *


@final
class Frost(Track):
    """frost"""

    def __init__(self) -> None:
        super().__init__("frost", "frost", TRACK_FROST, 0, 2, 1)
