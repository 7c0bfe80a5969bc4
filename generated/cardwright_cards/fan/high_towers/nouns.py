"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, TILE_GREENERY, define
from typing import Final

TILE_TOWER: Final[int] = define("tile", "tower", "high_towers", {"covers": ()})
TILE_FLOATING_GARDEN: Final[int] = define(
    "tile", "floating_garden", "high_towers", {"covers": (), "counts_as": (TILE_GREENERY,)}
)
TILE_TWIN_CITY: Final[int] = define(
    "tile", "twin_city", "high_towers", {"counts_as": (TILE_CITY,), "several": (2,), "supply": (1,)}
)
