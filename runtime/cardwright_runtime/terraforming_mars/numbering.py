"""Nouns of packs get their numbers as packs are loaded. In: a game as data, in the numbers of one process. Out: in those of another.

Data that leaves the process numbers the nouns as if its packs had been loaded alone, in the order of its table; `names`
says which they are. So a save and a digest are the same whatever else was played before.
"""

from typing import Any

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.kernel.fields import COUNTS, LIST, MAP, MASK, NUMBER, Fields
from cardwright_runtime.terraforming_mars.changes import (
    AREA_RESERVED,
    GAUGE_CHANGED,
    MARKER_PLACED,
    MARKER_TAKEN,
    OFFICE_CHANGED,
    TILE_PLACED,
    TILE_TAKEN,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.descriptions import paid_for, stock_of, stock_that_pays
from cardwright_runtime.terraforming_mars.fields import (
    ALL_GAME_FIELDS,
    AREA,
    DESCRIPTION,
    GAUGE,
    MARKER,
    PAYER,
    PLACED,
    PLAYER_FIELDS,
)
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.game import (
    area_of,
    bonus_of,
    owner_of,
    pack_marker,
    pack_tile,
    rule_of,
    tile_of,
)
from cardwright_runtime.terraforming_mars.noun_facts import AREAS, NONE
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION,
    counted,
    defined_by,
    first_of_packs,
    number_at,
    place_of,
)
from cardwright_runtime.terraforming_mars.player import CARD_GAUGES
from cardwright_runtime.terraforming_mars.table import Table

Map = dict[int, int]
# By category, new numbers by old ones; what is not among them stays as it is.
Maps = dict[str, Map]


def names(table: Table) -> list[str]:
    """`ice_age:tile.glacier` for each noun of the sets and packs in play: a set may bring its own, too."""
    return [
        f"{pack}:{category}.{noun}"
        for pack in dict.fromkeys((*table.sets, *table.packs))
        for category, noun in defined_by(pack)
    ]


def to_own_numbers(data: dict[str, Any], table: Table) -> None:
    """From this process to the numbers that leave it."""
    renumber(data, own_numbers(table), own_count("tag", table))


def own_numbers(table: Table) -> Maps:
    """From this process to a table that was loaded alone."""
    return {
        category: {new: old for old, new in numbers.items()}
        for category, numbers in maps_of(names(table)).items()
    }


def own_count(category: str, table: Table) -> int:
    """How many nouns of it there are at the table."""
    return len(table.order_of(category))


def to_numbers_here(data: dict[str, Any], known: list[str]) -> None:
    """From the numbers that `known` gives the nouns to those of this process."""
    renumber(data, maps_of(known), counted("tag"))


def maps_of(known: list[str]) -> Maps:
    """From the numbers that a list of names gives to those of this process."""
    maps: Maps = {GAUGE: {}, AREA: {}}
    for name in known:
        pack, _, noun = name.partition(":")
        category, _, word = noun.partition(".")
        place = place_of(category, word, pack)
        if place < 0:
            raise BadSave(
                f"This save speaks of the {category} `{word}`, which the pack `{pack}` has no more."
            )
        numbers = maps.setdefault(category, {})
        own, here = number_at(category, len(numbers)), number_at(category, place)
        numbers[own] = here
        if category == "resource":
            maps[GAUGE][own] = here
            maps[GAUGE][own + PRODUCTION] = here + PRODUCTION
        elif category == "counter":
            maps[GAUGE][own] = here
        elif category == "area" and AREAS[here].place != NONE:
            maps[AREA][first_place() + len(maps[AREA])] = AREAS[here].place
    return maps


def first_place() -> int:
    """The first area off the map behind those of the game."""
    return max([area.place for area in AREAS[: first_of_packs("area")]]) + 1


def renumber(data: dict[str, Any], maps: Maps, tags: int) -> None:
    if all(old == new for numbers in maps.values() for old, new in numbers.items()):
        return
    question = kind_of(data["question"])
    _renumber(data, ALL_GAME_FIELDS, maps, tags)
    data["option_values"] = [
        _number(value, question.answers, maps) for value in data["option_values"]
    ]
    for frame in data["stack"]:
        _renumber(frame, kind_of(frame["rule"]).fields, maps, tags)
    for entry in data["log"]:
        renumber_entry(entry, maps)
    for player in data["players"]:
        _renumber(player, PLAYER_FIELDS, maps, tags)


def _renumber(data: dict[str, Any], fields: Fields, maps: Maps, tags: int) -> None:
    """Whatever a field's numbers stand for, in whatever shape."""
    for field in fields:
        if not field.is_data or (field.came_later and field.name not in data):
            continue
        old = data[field.name]
        if field.shape == NUMBER:
            data[field.name] = _number(old, field.means, maps)
        elif field.shape == LIST:
            data[field.name] = [_number(each, field.means, maps) for each in old]
        elif field.shape == MAP:
            data[field.name] = keys(old, maps, field.means)
        elif field.shape == MASK:
            data[field.name] = mask(old, maps, field.means)
        elif field.shape == COUNTS:
            data[field.name] = counts(old, maps, field.means, tags)


def _number(old: Any, means: str, maps: Maps) -> int:
    if means == PLACED:
        return tile(old, maps)
    if means == MARKER:
        area, bonus = number(area_of(old), maps, AREA), number(bonus_of(old), maps, "bonus")
        return pack_marker(area, bonus)
    if means == PAYER and old >= CARD_GAUGES:
        return CARD_GAUGES + payer(old - CARD_GAUGES, maps)
    if means == DESCRIPTION:
        return payer(old, maps)
    return number(old, maps, GAUGE if means == PAYER else means)


def payer(old: int, maps: Maps) -> int:
    """What pays for cards of a description: a stock, or what lies on a card."""
    return stock_that_pays(number(stock_of(old), maps, GAUGE), paid_for(old))


def renumber_entry(entry: list[int], maps: Maps) -> None:
    what = entry[0]
    if what == GAUGE_CHANGED:
        entry[1] = number(entry[1], maps, GAUGE)
    elif what == OFFICE_CHANGED:
        entry[1] = number(entry[1], maps, "office")
    elif what == TRACK_MOVED:
        entry[1] = number(entry[1], maps, "track")
    elif what in (TILE_PLACED, TILE_TAKEN, AREA_RESERVED, MARKER_PLACED, MARKER_TAKEN):
        entry[1] = number(entry[1], maps, AREA)
        if what in (TILE_PLACED, TILE_TAKEN):
            entry[2] = number(entry[2], maps, "tile")
        elif what != AREA_RESERVED:
            entry[2] = number(entry[2], maps, "bonus")


def number(old: int, maps: Maps, category: str) -> int:
    return maps.get(category, {}).get(old, old)


def tile(packed: int, maps: Maps) -> int:
    return pack_tile(
        number(area_of(packed), maps, AREA),
        number(tile_of(packed), maps, "tile"),
        owner_of(packed),
        rule_of(packed),
    )


def keys(table: dict[str, int], maps: Maps, category: str) -> dict[str, int]:
    new = {_number(int(key), category, maps): value for key, value in table.items()}
    return {str(key): new[key] for key in sorted(new)}


def mask(bits: int, maps: Maps, category: str) -> int:
    if bits < 0:
        # No mask: whoever looks at bounds says so.
        return bits
    new = 0
    for bit in range(bits.bit_length()):
        if bits >> bit & 1:
            new |= 1 << number(bit, maps, category)
    return new


def counts(values: list[int], maps: Maps, category: str, length: int) -> list[int]:
    """Nouns of packs that are not in play have none."""
    new = [0] * length
    for noun, value in enumerate(values):
        if value:
            new[number(noun, maps, category)] = value
    return new
