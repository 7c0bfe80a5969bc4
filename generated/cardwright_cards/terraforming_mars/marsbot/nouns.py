"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

BONUS_CARD_BUILD_BUILD_BUILD: Final[int] = define("bonus_card", "build_build_build", "marsbot")
BONUS_CARD_CORPORATE_COMPETITION: Final[int] = define(
    "bonus_card", "corporate_competition", "marsbot"
)
BONUS_CARD_DIVERSIFICATION: Final[int] = define("bonus_card", "diversification", "marsbot")
BONUS_CARD_DO_IT_RIGHT: Final[int] = define("bonus_card", "do_it_right", "marsbot")
BONUS_CARD_EXPEDITED_CONSTRUCTION: Final[int] = define(
    "bonus_card", "expedited_construction", "marsbot"
)
BONUS_CARD_GOVERNMENT_SUBSIDY: Final[int] = define("bonus_card", "government_subsidy", "marsbot")
BONUS_CARD_GRAY_EMINENCE: Final[int] = define("bonus_card", "gray_eminence", "marsbot")
BONUS_CARD_INTERFACE_HYPERLINK: Final[int] = define("bonus_card", "interface_hyperlink", "marsbot")
BONUS_CARD_INVASIVE_SPECIES: Final[int] = define("bonus_card", "invasive_species", "marsbot")
BONUS_CARD_INVESTORS: Final[int] = define("bonus_card", "investors", "marsbot")
BONUS_CARD_LOBBYISTS: Final[int] = define("bonus_card", "lobbyists", "marsbot")
BONUS_CARD_LOCAL_NEURAL_INSTANCE: Final[int] = define(
    "bonus_card", "local_neural_instance", "marsbot"
)
BONUS_CARD_METEOR_SHOWER: Final[int] = define("bonus_card", "meteor_shower", "marsbot")
BONUS_CARD_OVERACHIEVEMENT: Final[int] = define("bonus_card", "overachievement", "marsbot")
BONUS_CARD_PARTY_POLITICS: Final[int] = define("bonus_card", "party_politics", "marsbot")
BONUS_CARD_RAPID_SPROUTING: Final[int] = define("bonus_card", "rapid_sprouting", "marsbot")
BONUS_CARD_RESEARCH_AND_DEVELOPMENT: Final[int] = define(
    "bonus_card", "research_and_development", "marsbot"
)
BONUS_CARD_SETTLERS: Final[int] = define("bonus_card", "settlers", "marsbot")
BONUS_CARD_SUPPLY_AND_DEMAND: Final[int] = define("bonus_card", "supply_and_demand", "marsbot")
PLACEMENT_TIE_BREAK: Final[int] = define("placement", "tie_break", "marsbot")
PLACEMENT_CITY: Final[int] = define("placement", "city", "marsbot")
PLACEMENT_GREENERY: Final[int] = define("placement", "greenery", "marsbot")
PLACEMENT_OCEAN: Final[int] = define("placement", "ocean", "marsbot")
TILE_NEURAL_INSTANCE: Final[int] = define("tile", "neural_instance", "marsbot", {"supply": (1,)})
PLACEMENT_NEURAL_INSTANCE: Final[int] = define("placement", "neural_instance", "marsbot")
PLACEMENT_EXPEDITED_CITY: Final[int] = define("placement", "expedited_city", "marsbot")
PLACEMENT_CITY_BESIDE_RIVAL: Final[int] = define("placement", "city_beside_rival", "marsbot")
PLACEMENT_TILE_BESIDE_RIVAL: Final[int] = define("placement", "tile_beside_rival", "marsbot")
PLACEMENT_MARKER: Final[int] = define("placement", "marker", "marsbot")
TRACK_BUILDING_TRACK: Final[int] = define(
    "track", "building_track", "marsbot", {"start": (0,), "goal": (18,)}
)
TRACK_SPACE_TRACK: Final[int] = define(
    "track", "space_track", "marsbot", {"start": (0,), "goal": (18,)}
)
TRACK_EVENT_TRACK: Final[int] = define(
    "track", "event_track", "marsbot", {"start": (0,), "goal": (18,)}
)
TRACK_SCIENCE_TRACK: Final[int] = define(
    "track", "science_track", "marsbot", {"start": (0,), "goal": (18,)}
)
TRACK_ENERGY_TRACK: Final[int] = define(
    "track", "energy_track", "marsbot", {"start": (0,), "goal": (18,)}
)
TRACK_EARTH_TRACK: Final[int] = define(
    "track", "earth_track", "marsbot", {"start": (0,), "goal": (18,)}
)
TRACK_PLANT_TRACK: Final[int] = define(
    "track", "plant_track", "marsbot", {"start": (0,), "goal": (18,)}
)
COUNTER_EVEN_GENERATION: Final[int] = define("counter", "even_generation", "marsbot")
COUNTER_LOWEST_TRACK: Final[int] = define("counter", "lowest_track", "marsbot")
COUNTER_FLOATER: Final[int] = define("counter", "floater", "marsbot")
COUNTER_COLONY_BUILT: Final[int] = define("counter", "colony_built", "marsbot")
COUNTER_SPACE_CUBE: Final[int] = define("counter", "space_cube", "marsbot")
COUNTER_EVENT_CUBE: Final[int] = define("counter", "event_cube", "marsbot")
TOKEN_WHITE_CUBE: Final[int] = define("token", "white_cube", "marsbot")
TOKEN_BLACK_CUBE: Final[int] = define("token", "black_cube", "marsbot")
TOKEN_SILVER_CUBE: Final[int] = define("token", "silver_cube", "marsbot")
TOKEN_STORED_PLANT: Final[int] = define("token", "stored_plant", "marsbot")
TOKEN_STORED_MONEY: Final[int] = define("token", "stored_money", "marsbot")
TAG_EVENT_SYMBOL: Final[int] = define("tag", "event_symbol", "marsbot")
