"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import COUNTER_RATING, define
from typing import Final

OFFICE_MAYOR: Final[int] = define("office", "mayor", "town_offices", {"points": (2,)})
OFFICE_HARBOUR_MASTER: Final[int] = define(
    "office", "harbour_master", "town_offices", {"gains": (COUNTER_RATING, 1)}
)
