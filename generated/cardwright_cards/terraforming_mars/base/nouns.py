"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BOARD_THARSIS: Final[int] = define("board", "tharsis", "base")
