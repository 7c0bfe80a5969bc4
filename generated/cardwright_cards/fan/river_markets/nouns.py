"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import (
    BONUS_CARD,
    COUNTER_RATING,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    define,
)
from typing import Final

PROJECT_SPREAD_MANURE: Final[int] = define("project", "spread_manure", "river_markets")
TILE_MARKET: Final[int] = define(
    "tile", "market", "river_markets", {"supply_each": (2,), "gives": (RESOURCE_MEGACREDIT, 3)}
)
TILE_CARAVANSERAI: Final[int] = define(
    "tile",
    "caravanserai",
    "river_markets",
    {"supply_each": (1,), "gives": (BONUS_CARD, 1, RESOURCE_PLANT, 2)},
)
COUNTER_ENVOY: Final[int] = define("counter", "envoy", "river_markets")
TRACK_FERTILITY: Final[int] = define(
    "track",
    "fertility",
    "river_markets",
    {"start": (0,), "goal": (8,), "step": (1,), "gains": (COUNTER_RATING, 1)},
)
