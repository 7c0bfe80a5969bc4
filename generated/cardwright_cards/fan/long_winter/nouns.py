"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TRACK_FROST: Final[int] = define("track", "frost", "long_winter", {"start": (0,), "goal": (2,)})
COUNTER_DEBT: Final[int] = define("counter", "debt", "long_winter")
TRIGGER_HOLD_FAIR: Final[int] = define("trigger", "hold_fair", "long_winter")
