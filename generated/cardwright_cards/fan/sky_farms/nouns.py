"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TAG_VENUS: Final[int] = define("tag", "venus", "sky_farms")
TOKEN_FLOATER: Final[int] = define("token", "floater", "sky_farms")
