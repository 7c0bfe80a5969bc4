"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TOKEN_CORE_SAMPLE: Final[int] = define("token", "core_sample", "polar_stations")
TAG_POLAR: Final[int] = define("tag", "polar", "polar_stations")
