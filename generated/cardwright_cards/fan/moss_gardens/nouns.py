"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

TAG_BLOOM: Final[int] = define("tag", "bloom", "moss_gardens", {"wild": ()})
