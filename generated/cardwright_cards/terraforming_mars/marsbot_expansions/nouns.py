"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BOARD_MILESTONES_AND_AWARDS: Final[int] = define(
    "board", "milestones_and_awards", "marsbot_expansions"
)
BONUS_CARD_CORPORATE_COMPETITION_MILESTONES_AND_AWARDS: Final[int] = define(
    "bonus_card", "corporate_competition_milestones_and_awards", "marsbot_expansions"
)
BOARD_TERRA_CIMMERIA: Final[int] = define("board", "terra_cimmeria", "marsbot_expansions")
BONUS_CARD_CORPORATE_COMPETITION_TERRA_CIMMERIA: Final[int] = define(
    "bonus_card", "corporate_competition_terra_cimmeria", "marsbot_expansions"
)
BOARD_UTOPIA_PLANITIA: Final[int] = define("board", "utopia_planitia", "marsbot_expansions")
BONUS_CARD_CORPORATE_COMPETITION_UTOPIA_PLANITIA: Final[int] = define(
    "bonus_card", "corporate_competition_utopia_planitia", "marsbot_expansions"
)
BOARD_VASTITAS_BOREALIS: Final[int] = define("board", "vastitas_borealis", "marsbot_expansions")
BONUS_CARD_CORPORATE_COMPETITION_VASTITAS_BOREALIS: Final[int] = define(
    "bonus_card", "corporate_competition_vastitas_borealis", "marsbot_expansions"
)
BONUS_CARD_EXPEDITED_CONSTRUCTION_WITH_COLONIES: Final[int] = define(
    "bonus_card", "expedited_construction_with_colonies", "marsbot_expansions"
)
BONUS_CARD_EXTENDED_SHIPPING_LINES: Final[int] = define(
    "bonus_card", "extended_shipping_lines", "marsbot_expansions"
)
BONUS_CARD_GOVERNMENT_INTERVENTION: Final[int] = define(
    "bonus_card", "government_intervention", "marsbot_expansions"
)
BONUS_CARD_LOBBYISTS_WITH_VENUS: Final[int] = define(
    "bonus_card", "lobbyists_with_venus", "marsbot_expansions"
)
BONUS_CARD_OUTER_SYSTEM_FOOTHOLD: Final[int] = define(
    "bonus_card", "outer_system_foothold", "marsbot_expansions"
)
BONUS_CARD_SHIPPING_LINES: Final[int] = define("bonus_card", "shipping_lines", "marsbot_expansions")
BONUS_CARD_VENUSIAN_LOBBY: Final[int] = define("bonus_card", "venusian_lobby", "marsbot_expansions")
PLACEMENT_GREENERY_AT_THE_EDGE: Final[int] = define(
    "placement", "greenery_at_the_edge", "marsbot_expansions"
)
PLACEMENT_GREENERY_INLAND: Final[int] = define("placement", "greenery_inland", "marsbot_expansions")
PLACEMENT_CITY_BESIDE_SPECIAL: Final[int] = define(
    "placement", "city_beside_special", "marsbot_expansions"
)
TRACK_VENUS: Final[int] = define(
    "track", "venus", "marsbot_expansions", {"start": (0,), "goal": (30,), "step": (2,)}
)
TRACK_VENUS_TRACK: Final[int] = define(
    "track", "venus_track", "marsbot_expansions", {"start": (0,), "goal": (12,)}
)
