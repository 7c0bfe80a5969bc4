"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import TILE_GREENERY, TILE_OCEAN, define
from typing import Final

TILE_STAKE: Final[int] = define("tile", "stake", "claim_stakes", {"marks": (), "supply_each": (4,)})
TILE_SURVEY_CAR: Final[int] = define(
    "tile", "survey_car", "claim_stakes", {"marks": (), "supply_each": (1,)}
)
TILE_REED_BED: Final[int] = define(
    "tile", "reed_bed", "claim_stakes", {"counts_as": (TILE_OCEAN, TILE_GREENERY)}
)
