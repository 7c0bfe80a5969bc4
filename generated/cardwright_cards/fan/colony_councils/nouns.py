"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BODY_COUNCILS: Final[int] = define("body", "councils", "colony_councils")
