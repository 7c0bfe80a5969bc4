"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/vocabulary/venus.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    TRACK_VENUS,
    TRACK_VENUS_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class Venus(Track):
    """Venus"""

    def __init__(self) -> None:
        super().__init__("venus", "Venus", TRACK_VENUS, 0, 30, 2)


@final
class VenusTrack(Track):
    """Venus track"""

    def __init__(self) -> None:
        super().__init__("venus_track", "Venus track", TRACK_VENUS_TRACK, 0, 12, 1)
