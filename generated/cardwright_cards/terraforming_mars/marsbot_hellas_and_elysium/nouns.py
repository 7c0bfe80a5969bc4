"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BONUS_CARD_CORPORATE_COMPETITION_ELYSIUM: Final[int] = define(
    "bonus_card", "corporate_competition_elysium", "marsbot_hellas_and_elysium"
)
BONUS_CARD_CORPORATE_COMPETITION_HELLAS: Final[int] = define(
    "bonus_card", "corporate_competition_hellas", "marsbot_hellas_and_elysium"
)
PLACEMENT_GREENERY_AT_THE_BOTTOM: Final[int] = define(
    "placement", "greenery_at_the_bottom", "marsbot_hellas_and_elysium"
)
PLACEMENT_GREENERY_AT_THE_SHORE: Final[int] = define(
    "placement", "greenery_at_the_shore", "marsbot_hellas_and_elysium"
)
PLACEMENT_HELLAS_CITY: Final[int] = define("placement", "hellas_city", "marsbot_hellas_and_elysium")
PLACEMENT_HELLAS_GREENERY: Final[int] = define(
    "placement", "hellas_greenery", "marsbot_hellas_and_elysium"
)
PLACEMENT_ELYSIUM_CITY: Final[int] = define(
    "placement", "elysium_city", "marsbot_hellas_and_elysium"
)
PLACEMENT_ELYSIUM_GREENERY: Final[int] = define(
    "placement", "elysium_greenery", "marsbot_hellas_and_elysium"
)
