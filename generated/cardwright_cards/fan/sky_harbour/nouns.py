"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TILE_DOCK: Final[int] = define("tile", "dock", "sky_harbour")
AREA_HARBOUR: Final[int] = define(
    "area", "harbour", "sky_harbour", {"off_map": (), "room": (4,), "only_for": (TILE_DOCK,)}
)
BOARD_WIDE_BASIN: Final[int] = define("board", "wide_basin", "sky_harbour")
