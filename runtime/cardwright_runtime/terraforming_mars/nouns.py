"""The nouns this game's runtime knows by name. In: `define` for the nouns of packs. Out: constants that generated code imports.

The vocabulary of `cards/terraforming_mars` is the source; a test compares the two, name by name, in order, and their fields.
"""

from typing import Final

from cardwright_runtime.terraforming_mars.automa.nouns import *
from cardwright_runtime.terraforming_mars.noun_facts import Fields, declare

# Gauges of a player: a resource, then its production, so that a production is its resource + PRODUCTION.
RESOURCE_MEGACREDIT: Final = 0
RESOURCE_STEEL: Final = 1
RESOURCE_TITANIUM: Final = 2
RESOURCE_PLANT: Final = 3
RESOURCE_ENERGY: Final = 4
RESOURCE_HEAT: Final = 5
PRODUCTION: Final = 6
PRODUCTION_MEGACREDIT: Final = 6
PRODUCTION_STEEL: Final = 7
PRODUCTION_TITANIUM: Final = 8
PRODUCTION_PLANT: Final = 9
PRODUCTION_ENERGY: Final = 10
PRODUCTION_HEAT: Final = 11
COUNTER_RATING: Final = 12
COUNTER_RAISED_PRODUCTIONS: Final = 13
COUNTER_HIGHEST_PRODUCTION: Final = 14
COUNTER_FREE_CARDS: Final = 15
TRACK_TEMPERATURE: Final = 0
TRACK_OXYGEN: Final = 1

TAG_ANIMAL: Final = 0
TAG_BUILDING: Final = 1
TAG_CITY: Final = 2
TAG_EARTH: Final = 3
TAG_JOVIAN: Final = 4
TAG_MICROBE: Final = 5
TAG_PLANT: Final = 6
TAG_POWER: Final = 7
TAG_SCIENCE: Final = 8
TAG_SPACE: Final = 9

TOKEN_ANIMAL: Final = 0
TOKEN_MICROBE: Final = 1
TOKEN_SCIENCE: Final = 2
TOKEN_FIGHTER: Final = 3

TILE_OCEAN: Final = 0
TILE_GREENERY: Final = 1
TILE_CITY: Final = 2
TILE_CAPITAL: Final = 3
TILE_COMMERCIAL_DISTRICT: Final = 4
TILE_ECOLOGICAL_ZONE: Final = 5
TILE_INDUSTRIAL_CENTER: Final = 6
TILE_LAVA_FLOWS: Final = 7
TILE_MINING_AREA: Final = 8
TILE_MINING_RIGHTS: Final = 9
TILE_MOHOLE_AREA: Final = 10
TILE_NATURAL_PRESERVE: Final = 11
TILE_NUCLEAR_ZONE: Final = 12
TILE_RESTRICTED_AREA: Final = 13
ANY_TILE: Final = -1

AREA_LAND: Final = 0
AREA_OCEAN_AREA: Final = 1
AREA_VOLCANIC_AREA: Final = 2
AREA_NOCTIS_AREA: Final = 3
AREA_GANYMEDE_AREA: Final = 4
AREA_PHOBOS_AREA: Final = 5
AREA_MARS: Final = 6

# What an area gives besides resources; numbered above the gauges, because an area lists both.
BONUS_CARD: Final = 100
BONUS_OCEAN_FOR_6_MEGACREDITS: Final = 101

VALUE_STEEL_VALUE: Final = 0
VALUE_TITANIUM_VALUE: Final = 1
VALUE_GREENERY_PRICE: Final = 2
VALUE_CARD_PRICE: Final = 3
VALUE_OCEAN_BONUS: Final = 4
VALUE_LEEWAY: Final = 5
VALUE_EXTRA_INFLUENCE: Final = 6
VALUE_RATING_PRICE: Final = 7
VALUE_FAILED_ACTION: Final = 8
VALUE_TAGLESS_ACTION: Final = 9
VALUE_ICON_MONEY: Final = 10
VALUE_STEP_MONEY: Final = 11
VALUE_ADVANCE_ICONS: Final = 12
VALUE_AWARD_LEAD: Final = 13
VALUE_ACTION_PROJECTS: Final = 14
VALUE_PILE_POINTS: Final = 15
VALUE_MILESTONES_BOUGHT: Final = 16

QUALITY_AUTOMATED: Final = 0
QUALITY_ACTIVE: Final = 1
QUALITY_EVENT: Final = 2

PERIOD_GENERATION: Final = 0
PERIOD_GAME: Final = 1
QUALITY_CORPORATION: Final = 3

PROJECT_SELL_PATENTS: Final = 0
PROJECT_POWER_PLANT: Final = 1
PROJECT_ASTEROID: Final = 2
PROJECT_AQUIFER: Final = 3
PROJECT_GREENERY: Final = 4
PROJECT_CITY: Final = 5
PROJECT_CONVERT_PLANTS: Final = 6
PROJECT_CONVERT_HEAT: Final = 7

KIND_CARD: Final = 0
KIND_CORPORATION: Final = 1
KIND_STANDARD_PROJECT: Final = 2
KIND_CONVERSION: Final = 3
KIND_COMMON_RULE: Final = 4
KIND_MILESTONE: Final = 5
KIND_AWARD: Final = 6
KIND_BOARD: Final = 7
KIND_PARTY: Final = 8
KIND_GLOBAL_EVENT: Final = 9
KIND_PHASE: Final = 10
KIND_AUTOMA_TRACK: Final = 11
KIND_BONUS_CARD: Final = 12
KIND_PLACEMENT: Final = 13
KIND_AUTOMA_CORPORATION: Final = 14
KIND_AUTOMA_LEVEL: Final = 15
KIND_AUTOMA_MILESTONE: Final = 16
KIND_AUTOMA_AWARD: Final = 17
KIND_AUTOMA_END: Final = 18
KIND_DUEL_CARD: Final = 19

PIECE_DELEGATE: Final = 0
POOL_LOBBY: Final = 0
POOL_SUPPLY: Final = 1
STATE_RULING: Final = 0
STATE_DOMINANT: Final = 1
OFFICE_CHAIRMAN: Final = 0
OFFICE_PARTY_LEADER: Final = 1
STANDING_CLAIMED_MILESTONE: Final = 0
STANDING_FUNDED_AWARD: Final = 1
STANDING_FINISHED_PARAMETER: Final = 2
STANDING_INFLUENCE: Final = 3
STANDING_REPRESENTED_PARTY: Final = 4
DEED_RESOLVE_EVENT: Final = 0
DEED_FORM_GOVERNMENT: Final = 1
DEED_TURN_EVENTS: Final = 2
MODULE_SOLO: Final = 0
MODULE_VENUS_NEXT: Final = 1
MODULE_COLONIES_NEXT: Final = 2
MODULE_PRELUDES: Final = 3

TRIGGER_PASS: Final = 0
TRIGGER_CLAIM: Final = 1
TRIGGER_FUND: Final = 2
TRIGGER_SEND_OUT: Final = 3
TRIGGER_BECOME: Final = 4
TRIGGER_STOP_BEING: Final = 5
TRIGGER_REACH: Final = 6
TRIGGER_RESOLVE: Final = 7
TRIGGER_RESOLVE_POINTS: Final = 8
TRIGGER_RESOLVE_ACTION: Final = 9
TRIGGER_BUILD_ON_MARKER: Final = 10
TRIGGER_FAIL: Final = 11
TRIGGER_TOUCH: Final = 12
TRIGGER_COLONIZE: Final = 13
TRIGGER_SPEND_FLOATERS: Final = 14
TRIGGER_EMPTY_BANK: Final = 15

# How much of a stock is taken, as bits beside how it is.
WHOLE: Final = 4
HALVED: Final = 8

YOURS: Final = 0
EVERYONE: Final = 1
OPPONENTS: Final = 2

# What a pack declares gets the next number of its category. Resources come in blocks of PRODUCTION, so that a
# production is its resource + PRODUCTION for them too; counters start far above them.
FIRST_RESOURCE_OF_PACKS: Final = 16
FIRST_COUNTER_OF_PACKS: Final = 1000
FIRST_BONUS_OF_PACKS: Final = 102
_FIRST: Final[dict[str, int]] = {
    "resource": FIRST_RESOURCE_OF_PACKS,
    "counter": FIRST_COUNTER_OF_PACKS,
    "bonus": FIRST_BONUS_OF_PACKS,
    "track": 2,
    "tag": 10,
    "token": 4,
    "tile": 14,
    "area": 7,
    "value": 17,
    "quality": 4,
    "project": 8,
    "kind": 20,
    "period": 2,
    "office": 2,
    "trigger": 16,
}
_FLAG: Final[tuple[int, ...]] = ()
# The fields of the game's own nouns that a rule asks for.
NATIVE: Final[dict[str, dict[int, Fields]]] = {
    "tile": {
        TILE_OCEAN: {
            "unowned": _FLAG,
            "supply": (9,),
            "gains": (COUNTER_RATING, 1),
            "ends_game": _FLAG,
        },
        TILE_GREENERY: {"raises": (TRACK_OXYGEN, 1)},
        TILE_CITY: {},
        TILE_CAPITAL: {"counts_as": (TILE_CITY,), "supply": (1,)},
        TILE_COMMERCIAL_DISTRICT: {"supply": (1,)},
        TILE_ECOLOGICAL_ZONE: {"supply": (1,)},
        TILE_INDUSTRIAL_CENTER: {"supply": (1,)},
        TILE_LAVA_FLOWS: {"supply": (1,)},
        TILE_MINING_AREA: {"supply": (1,)},
        TILE_MINING_RIGHTS: {"supply": (1,)},
        TILE_MOHOLE_AREA: {"supply": (1,)},
        TILE_NATURAL_PRESERVE: {"supply": (1,)},
        TILE_NUCLEAR_ZONE: {"supply": (1,)},
        TILE_RESTRICTED_AREA: {"supply": (1,)},
    },
    "area": {
        AREA_LAND: {},
        AREA_OCEAN_AREA: {},
        AREA_VOLCANIC_AREA: {"counts_as": (AREA_LAND,), "fallback": (TILE_LAVA_FLOWS,)},
        AREA_NOCTIS_AREA: {
            "named": _FLAG,
            "counts_as": (AREA_LAND,),
            "only_for": (TILE_CITY,),
            "fallback": (TILE_CITY,),
        },
        AREA_GANYMEDE_AREA: {"named": _FLAG, "off_map": _FLAG, "only_for": (TILE_CITY,)},
        AREA_PHOBOS_AREA: {"named": _FLAG, "off_map": _FLAG, "only_for": (TILE_CITY,)},
        AREA_MARS: {"board": _FLAG},
    },
    "track": {
        TRACK_TEMPERATURE: {
            "start": (-30,),
            "goal": (8,),
            "step": (2,),
            "gains": (COUNTER_RATING, 1),
            "ends_game": _FLAG,
        },
        TRACK_OXYGEN: {
            "start": (0,),
            "goal": (14,),
            "gains": (COUNTER_RATING, 1),
            "ends_game": _FLAG,
        },
    },
    "value": {
        VALUE_STEEL_VALUE: {"normally": (2,)},
        VALUE_TITANIUM_VALUE: {"normally": (3,)},
        VALUE_GREENERY_PRICE: {"normally": (8,)},
        VALUE_CARD_PRICE: {"normally": (3,)},
        VALUE_OCEAN_BONUS: {"normally": (2,)},
        VALUE_LEEWAY: {"normally": (0,)},
        VALUE_EXTRA_INFLUENCE: {"normally": (0,)},
        VALUE_RATING_PRICE: {"normally": (0,)},
        VALUE_FAILED_ACTION: {"normally": (5,)},
        VALUE_TAGLESS_ACTION: {"normally": (5,)},
        VALUE_ICON_MONEY: {"normally": (1,)},
        VALUE_STEP_MONEY: {"normally": (2,)},
        VALUE_ADVANCE_ICONS: {"normally": (1,)},
        VALUE_AWARD_LEAD: {"normally": (0,)},
        VALUE_ACTION_PROJECTS: {"normally": (3,)},
        VALUE_PILE_POINTS: {"normally": (0,)},
        VALUE_MILESTONES_BOUGHT: {"normally": (0,)},
    },
    "piece": {PIECE_DELEGATE: {"supply_each": (7,), "supply_neutral": (14,)}},
    "office": {
        OFFICE_CHAIRMAN: {"gains": (COUNTER_RATING, 1), "points": (1,), "of_a_piece": _FLAG},
        OFFICE_PARTY_LEADER: {"points": (1,), "of_a_piece": _FLAG},
    },
    "resource": {
        RESOURCE_MEGACREDIT: {
            "money": _FLAG,
            "has": (PRODUCTION,),
            "least": (PRODUCTION, -5),
        },
        RESOURCE_STEEL: {
            "has": (PRODUCTION,),
            "pays_for": (TAG_BUILDING,),
            "worth": (VALUE_STEEL_VALUE,),
        },
        RESOURCE_TITANIUM: {
            "has": (PRODUCTION,),
            "pays_for": (TAG_SPACE,),
            "worth": (VALUE_TITANIUM_VALUE,),
        },
        RESOURCE_PLANT: {"has": (PRODUCTION,)},
        RESOURCE_ENERGY: {"has": (PRODUCTION,)},
        RESOURCE_HEAT: {"has": (PRODUCTION,)},
    },
}
for _category, _declared in NATIVE.items():
    for _number, _fields in _declared.items():
        declare(_category, _number, "", _fields)

_NO_FIELDS: Final[Fields] = {}
# For each category the nouns of packs, and the pack of each.
_defined: dict[str, list[str]] = {}
_packs: dict[str, list[str]] = {}


def define(category: str, noun: str, pack: str = "", fields: Fields = _NO_FIELDS) -> int:
    """The number of a pack's noun; the same noun always gets the same number in one process.

    Role: define
    Fields of token: -
    Fields of project: -
    Fields of kind: -
    Fields of body: -
    Fields of bonus_card: -
    Fields of trigger: -
    Fields of office: gains, points
    Fields of counter: least
    Fields of value: normally
    """
    place = place_of(category, noun, pack)
    if place < 0:
        place = len(defined(category))
        _defined.setdefault(category, []).append(noun)
        _packs.setdefault(category, []).append(pack)
    number = number_at(category, place)
    declare(category, number, pack, fields)
    return number


def place_of(category: str, noun: str, pack: str) -> int:
    """Its place among the nouns of packs; -1 if it isn't defined. Two packs may have nouns of one name."""
    packs = _packs.get(category, [])
    for place, known in enumerate(defined(category)):
        if known == noun and packs[place] == pack:
            return place
    return -1


def number_at(category: str, place: int) -> int:
    """The number of the noun at a place among those of packs."""
    if category == "resource":
        place = place // PRODUCTION * 2 * PRODUCTION + place % PRODUCTION
    return _FIRST.get(category, 0) + place


def first_of_packs(category: str) -> int:
    """The first number behind those of the game's own nouns."""
    return _FIRST.get(category, 0)


def counted(category: str) -> int:
    """How many nouns a category has, the game's and the packs'."""
    return _FIRST.get(category, 0) + len(defined(category))


def defined(category: str) -> list[str]:
    """The nouns of packs, in the order of their numbers."""
    return _defined.get(category, [])


def packs_of(category: str) -> list[str]:
    """The pack of each of these nouns."""
    return _packs.get(category, [])


def in_order(category: str, packs: tuple[str, ...]) -> dict[int, int]:
    """The place of each noun at a table with these sets and packs, by number: the same whatever else was loaded, and when."""
    numbers = list(range(first_of_packs(category)))
    brought = packs_of(category)
    for pack in dict.fromkeys(packs):
        numbers += [
            number_at(category, place) for place in range(len(brought)) if brought[place] == pack
        ]
    return {number: place for place, number in enumerate(numbers)}


def defined_by(pack: str) -> list[tuple[str, str]]:
    """Categories and nouns of one pack, by category."""
    return [
        (category, noun)
        for category, nouns in sorted(_defined.items())
        for noun, owner in zip(nouns, _packs[category])
        if owner == pack
    ]
