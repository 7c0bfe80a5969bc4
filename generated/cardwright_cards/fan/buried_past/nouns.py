"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import RESOURCE_TITANIUM, define
from typing import Final

BONUS_OLD_VAULT: Final[int] = define("bonus", "old_vault", "buried_past")
BONUS_BURIED_ICE: Final[int] = define("bonus", "buried_ice", "buried_past")
BONUS_DIG_SITE: Final[int] = define(
    "bonus",
    "dig_site",
    "buried_past",
    {"hides": (BONUS_OLD_VAULT, 1, BONUS_BURIED_ICE, 2, RESOURCE_TITANIUM, 3)},
)
BONUS_BEACON: Final[int] = define("bonus", "beacon", "buried_past")
