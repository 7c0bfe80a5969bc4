"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BOARD_ELYSIUM: Final[int] = define("board", "elysium", "hellas_and_elysium")
BOARD_HELLAS: Final[int] = define("board", "hellas", "hellas_and_elysium")
