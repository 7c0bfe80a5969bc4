"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TOKEN_FLOATER: Final[int] = define("token", "floater", "turmoil_promos")
COUNTER_COLONY: Final[int] = define("counter", "colony", "turmoil_promos")
