"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

PROJECT_NEW_SETTLEMENT: Final[int] = define("project", "new_settlement", "moon_harbours")
AREA_MOON_HARBOURS: Final[int] = define(
    "area", "moon_harbours", "moon_harbours", {"board": (), "off_map": ()}
)
TILE_SETTLEMENT: Final[int] = define("tile", "settlement", "moon_harbours")
COUNTER_FLEET: Final[int] = define("counter", "fleet", "moon_harbours")
TILE_SHIP: Final[int] = define(
    "tile", "ship", "moon_harbours", {"supply_by": (COUNTER_FLEET,), "returns": ()}
)
AREA_ICE_DOCK: Final[int] = define(
    "area",
    "ice_dock",
    "moon_harbours",
    {
        "off_map": (),
        "counts_as": (AREA_MOON_HARBOURS,),
        "room_for": (TILE_SETTLEMENT, 3, TILE_SHIP, 1),
        "room_each": (TILE_SETTLEMENT, 1),
    },
)
AREA_ORE_DOCK: Final[int] = define(
    "area",
    "ore_dock",
    "moon_harbours",
    {
        "off_map": (),
        "counts_as": (AREA_MOON_HARBOURS,),
        "room_for": (TILE_SETTLEMENT, 3, TILE_SHIP, 1),
        "room_each": (TILE_SETTLEMENT, 1),
    },
)
TRACK_ICE_STORE: Final[int] = define(
    "track", "ice_store", "moon_harbours", {"start": (0,), "goal": (6,)}
)
TRACK_ORE_STORE: Final[int] = define(
    "track", "ore_store", "moon_harbours", {"start": (0,), "goal": (6,)}
)
