"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TILE_CATHEDRAL: Final[int] = define("tile", "cathedral", "marsbot_guests", {"covers": ()})
TOKEN_ASTEROID: Final[int] = define("token", "asteroid", "marsbot_guests")
