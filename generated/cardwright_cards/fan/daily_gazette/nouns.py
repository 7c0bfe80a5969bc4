"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

PROJECT_FOUNDING_PARTY: Final[int] = define("project", "founding_party", "daily_gazette")
