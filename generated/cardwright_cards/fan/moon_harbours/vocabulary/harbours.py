"""Written by the compiler from cards/fan/moon_harbours/vocabulary/harbours.card: change that file instead."""

from cardwright_cards.fan.moon_harbours.nouns import TRACK_ICE_STORE, TRACK_ORE_STORE
from cardwright_runtime.terraforming_mars.names import *


@final
class IceStore(Track):
    """ice in store"""

    def __init__(self) -> None:
        super().__init__("ice_store", "ice in store", TRACK_ICE_STORE, 0, 6, 1)


@final
class OreStore(Track):
    """ore in store"""

    def __init__(self) -> None:
        super().__init__("ore_store", "ore in store", TRACK_ORE_STORE, 0, 6, 1)
