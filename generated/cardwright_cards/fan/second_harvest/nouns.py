"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import RESOURCE_PLANT, define
from typing import Final

BONUS_RELIC: Final[int] = define("bonus", "relic", "second_harvest")
TILE_GROVE: Final[int] = define(
    "tile", "grove", "second_harvest", {"supply": (3,), "gives": (RESOURCE_PLANT, 1)}
)
