"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BONUS_CARD_CORPORATE_COMPETITION_ELYSIUM: Final[int] = define(
    "bonus_card", "corporate_competition_elysium", "marsbot_hellas_and_elysium"
)
BONUS_CARD_CORPORATE_COMPETITION_HELLAS: Final[int] = define(
    "bonus_card", "corporate_competition_hellas", "marsbot_hellas_and_elysium"
)
PLACEMENT_HELLAS_TIE_BREAK: Final[int] = define(
    "placement", "hellas_tie_break", "marsbot_hellas_and_elysium"
)
PLACEMENT_ELYSIUM_TIE_BREAK: Final[int] = define(
    "placement", "elysium_tie_break", "marsbot_hellas_and_elysium"
)
PLACEMENT_GREENERY_AT_THE_BOTTOM: Final[int] = define(
    "placement", "greenery_at_the_bottom", "marsbot_hellas_and_elysium"
)
PLACEMENT_GREENERY_AT_THE_SHORE: Final[int] = define(
    "placement", "greenery_at_the_shore", "marsbot_hellas_and_elysium"
)
