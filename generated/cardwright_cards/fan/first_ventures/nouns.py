"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT, define
from typing import Final

QUALITY_VENTURE: Final[int] = define(
    "quality",
    "venture",
    "first_ventures",
    {"dealt": (3,), "kept": (2,), "instead": (RESOURCE_MEGACREDIT, 12)},
)
KIND_VENTURE: Final[int] = define("kind", "venture", "first_ventures")
