"""What our nouns are called in the notation of the facts. In: nouns, counts and areas. Out: the notation's words.

Tables only: what is not in a table keeps its own word, so a new noun is exported, and a difference is seen, without a change here.
"""

from typing import Final

from cardwright.rules.nodes import Noun

Json = dict[str, object]

NOUNS: Final = {
    "megacredit": "megacredits",
    "plant": "plants",
    "ocean": "oceans",
}

# Only resources, tracks and tiles of the player board are counted in the plural; a tag, a token and a tile keep the singular.
PLURAL_CATEGORIES: Final = ("resource", "track")

WHO: Final = {"you": "self", "anyone": "any", "opponent": "opponents"}
SCOPES: Final = {
    "yours": "self",
    "everyone": "any",
    "opponents": "opponents",
    "it": "it",
    "that_player": "that_player",
    "its_owner": "its_owner",
}

AREAS: Final = {
    "land beside no city": "city_rules",
    "land beside your tile if possible": "greenery_rules",
    "land beside no tile": "isolated",
    "land beside 1 city": "adjacent_city",
    "land beside 2 city": "adjacent_2_cities",
    "land beside 1 greenery": "adjacent_greenery",
    "land with steel or titanium bonus": "metal_bonus_area",
    "land with steel or titanium bonus beside your tile": "metal_bonus_area_adjacent_own_tile",
}

# A tile of its own kind of area, on land after all; and a marker, which asks for no more than that nobody else's is there.
LAND_FOR_A_TILE_OF_OTHER_AREAS: Final = "non_ocean_area"
LAND_FOR_A_MARKER: Final = "non_reserved_area"

HOLDERS: Final = {
    "this_card": "this",
    "another_card": "another_card",
    "any_card": "any_card",
    "played_card": "played_card",
    "any_player": "any_player",
    "any_players_cards": "any_player",
    "its_neighbour": "owner_adjacent_to_placed_tile",
    "it": "it",
}

PER: Final[dict[str, Json]] = {
    "city": {"per": "city_in_play", "scope": "any"},
    "city on mars": {"per": "city_on_mars", "scope": "any"},
    "city of yours": {"per": "own_city", "scope": "self"},
    "ocean beside this tile": {"per": "adjacent_ocean"},
    "city beside this tile": {"per": "adjacent_city"},
    "event card of everyone": {"per": "event_played", "scope": "any"},
    "event card": {"per": "event_played", "scope": "self"},
    "active card": {"per": "active_card", "scope": "self"},
    "card in hand": {"per": "card_in_hand", "scope": "self"},
    "influence": {"per": "influence", "scope": "self"},
    "represented_party": {"per": "party_with_own_delegate", "scope": "self"},
    "tile beside ocean of yours": {"per": "own_tile_adjacent_to_ocean", "scope": "self"},
    "free mars beside own": {"per": "empty_area_adjacent_to_own_tile", "scope": "self"},
    "colony": {"per": "own_colony", "scope": "self"},
}

REQUIRED: Final[dict[str, Json]] = {
    "ocean": {"kind": "oceans", "scope": "any"},
    "city": {"kind": "cities", "scope": "any"},
    "greenery of yours": {"kind": "greeneries", "scope": "self"},
    "party_leader": {"kind": "partyLeader", "scope": "self"},
}

MEASURES: Final[dict[str, Json]] = {
    "rating": {"kind": "tr"},
    "city of yours": {"kind": "own_city"},
    "greenery of yours": {"kind": "own_greenery"},
    "tile of yours": {"kind": "own_tile"},
    "tile beside ocean of yours": {"kind": "own_tile_adjacent_to_ocean"},
    "card in hand": {"kind": "card_in_hand"},
    "card not event": {"kind": "non_event_project_card"},
    "automated card": {"kind": "automated_card"},
    "event card": {"kind": "event_played"},
    "card with requirement": {"kind": "card_with_requirement"},
    "different tags": {"kind": "differentTags"},
    "raised_productions": {"kind": "productions_raised"},
    "highest_production": {"kind": "highest_production"},
    "resource on your cards": {"kind": "resource_on_own_cards"},
}

# Numbers of the game that a card changes: the modifier, and the name of its number in the notation.
VALUES: Final[dict[str, tuple[Json, str]]] = {
    "steel_value": ({"modifier": "resource_value", "resource": "steel"}, "amount"),
    "titanium_value": ({"modifier": "resource_value", "resource": "titanium"}, "amount"),
    "greenery_price": (
        {"modifier": "conversion_cost", "resource": "plants", "into": "greenery"},
        "amount",
    ),
    "card_price": ({"modifier": "card_buy_cost"}, "amount"),
    "ocean_bonus": ({"modifier": "ocean_adjacency_bonus"}, "amount"),
    "leeway": ({"modifier": "requirement_offset"}, "steps"),
    "extra_influence": ({"modifier": "influence"}, "amount"),
    "rating_price": ({"modifier": "tr_surcharge", "mandatory": True}, "amount"),
}
FOR_THE_NEXT_CARD: Final = {"leeway": "requirement_offset"}


def word_of(noun: Noun) -> str:
    """`plants` for the resource, but `plant` for the tag."""
    if noun.category in PLURAL_CATEGORIES or (noun.category == "tile" and noun.id == "ocean"):
        return NOUNS.get(noun.id, noun.id)
    return noun.id
