"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, define
from typing import Final

PROJECT_GRAND_OPENING: Final[int] = define("project", "grand_opening", "under_ice")
PROJECT_OPEN_HALL: Final[int] = define("project", "open_hall", "under_ice")
AREA_UNDER_ICE: Final[int] = define("area", "under_ice", "under_ice", {"board": ()})
AREA_CAVERN: Final[int] = define("area", "cavern", "under_ice", {"counts_as": (AREA_UNDER_ICE,)})
AREA_DEEP_CAVERN: Final[int] = define(
    "area", "deep_cavern", "under_ice", {"counts_as": (AREA_CAVERN,)}
)
BOARD_POLAR_CAVERNS: Final[int] = define("board", "polar_caverns", "under_ice")
TILE_PUMP: Final[int] = define("tile", "pump", "under_ice")
TILE_HALL: Final[int] = define(
    "tile", "hall", "under_ice", {"counts_as": (TILE_CITY,), "supply_each": (3,)}
)
