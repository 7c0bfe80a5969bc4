"""Nouns of packs get their numbers as packs are loaded. In: a game as data, in the numbers of one process. Out: in those of another.

Data that leaves the process numbers the nouns as if its packs had been loaded alone, in the order of its table; `names`
says which they are. So a save and a digest are the same whatever else was played before.
"""

from typing import Any, Final

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.terraforming_mars.changes import (
    AREA_RESERVED,
    GAUGE_CHANGED,
    TILE_PLACED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.game import area_of, owner_of, pack_tile, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import AREAS, NONE
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION,
    counted,
    defined_by,
    first_of_packs,
    number_at,
    place_of,
)
from cardwright_runtime.terraforming_mars.numbers import (
    DECREASE_ANY,
    FIRST_SET_RULE,
    PAY_PRICE,
    PLACE_TILE,
    REMOVE_STOCK,
    REMOVE_TOKENS,
)
from cardwright_runtime.terraforming_mars.table import Table

# Numbers of gauges: resources, their productions, counters.
GAUGE: Final = "gauge"
# Numbers of areas off the map.
PLACE: Final = "place"
Map = dict[int, int]
# By category, new numbers by old ones; what is not among them stays as it is.
Maps = dict[str, Map]


def names(table: Table) -> list[str]:
    """`ice_age:tile.glacier` for each noun of the packs in play."""
    return [
        f"{pack}:{category}.{noun}" for pack in table.packs for category, noun in defined_by(pack)
    ]


def to_own_numbers(data: dict[str, Any], table: Table) -> None:
    """From this process to the numbers that leave it."""
    maps = {
        category: {new: old for old, new in numbers.items()}
        for category, numbers in maps_of(names(table)).items()
    }
    renumber(data, maps, first_of_packs("tag") + len(maps.get("tag", {})))


def to_numbers_here(data: dict[str, Any], known: list[str]) -> None:
    """From the numbers that `known` gives the nouns to those of this process."""
    renumber(data, maps_of(known), counted("tag"))


def maps_of(known: list[str]) -> Maps:
    """From the numbers that a list of names gives to those of this process."""
    maps: Maps = {GAUGE: {}, PLACE: {}}
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
            maps[PLACE][first_place() + len(maps[PLACE])] = AREAS[here].place
    return maps


def first_place() -> int:
    """The first area off the map behind those of the game."""
    return max([area.place for area in AREAS[: first_of_packs("area")]]) + 1


def renumber(data: dict[str, Any], maps: Maps, tags: int) -> None:
    if all(old == new for numbers in maps.values() for old, new in numbers.items()):
        return
    data["more_tracks"] = keys(data["more_tracks"], maps, "track")
    data["placed"] = [tile(packed, maps) for packed in data["placed"]]
    if data["question"] == PLACE_TILE:
        data["option_values"] = [number(area, maps, PLACE) for area in data["option_values"]]
    for frame in data["stack"]:
        renumber_frame(frame, maps)
    for entry in data["log"]:
        renumber_entry(entry, maps)
    for player in data["players"]:
        renumber_player(player, maps, tags)


def renumber_player(player: dict[str, Any], maps: Maps, tags: int) -> None:
    player["more_gauges"] = keys(player["more_gauges"], maps, GAUGE)
    player["more_values"] = keys(player["more_values"], maps, "value")
    player["quality_discounts"] = keys(player["quality_discounts"], maps, "quality")
    player["project_discounts"] = keys(player["project_discounts"], maps, "project")
    player["money_like"] = [number(gauge, maps, GAUGE) for gauge in player["money_like"]]
    player["protected"] = mask(player["protected"], maps, GAUGE)
    player["protected_tokens"] = mask(player["protected_tokens"], maps, "token")
    for field in ("tags", "tag_discounts"):
        player[field] = row(player[field], maps, tags)


def renumber_frame(frame: list[Any], maps: Maps) -> None:
    """Registers of the questions that steps ask, and the area + 1 that a block keeps of the tile it placed."""
    rule = frame[0]
    if rule == PLACE_TILE:
        frame[5] = number(frame[5], maps, "tile")
        frame[6] = number(frame[6], maps, PLACE)
        frame[7] = mask(frame[7], maps, GAUGE)
        frame[9] = [number(area, maps, PLACE) for area in frame[9]]
    elif rule in (REMOVE_STOCK, DECREASE_ANY):
        frame[5] = number(frame[5], maps, GAUGE)
    elif rule == REMOVE_TOKENS:
        frame[5] = number(frame[5], maps, "token")
    elif rule == PAY_PRICE:
        frame[9] = [number(gauge, maps, GAUGE) for gauge in frame[9]]
    elif rule >= FIRST_SET_RULE:
        frame[6] = number(frame[6] - 1, maps, PLACE) + 1


def renumber_entry(entry: list[int], maps: Maps) -> None:
    what = entry[0]
    if what == GAUGE_CHANGED:
        entry[1] = number(entry[1], maps, GAUGE)
    elif what == TRACK_MOVED:
        entry[1] = number(entry[1], maps, "track")
    elif what in (TILE_PLACED, AREA_RESERVED):
        entry[1] = number(entry[1], maps, PLACE)
        if what == TILE_PLACED:
            entry[2] = number(entry[2], maps, "tile")


def number(old: int, maps: Maps, category: str) -> int:
    return maps.get(category, {}).get(old, old)


def tile(packed: int, maps: Maps) -> int:
    return pack_tile(
        number(area_of(packed), maps, PLACE),
        number(tile_of(packed), maps, "tile"),
        owner_of(packed),
        rule_of(packed),
    )


def keys(table: dict[str, int], maps: Maps, category: str) -> dict[str, int]:
    new = {number(int(key), maps, category): value for key, value in table.items()}
    return {str(key): new[key] for key in sorted(new)}


def mask(bits: int, maps: Maps, category: str) -> int:
    new = 0
    for bit in range(bits.bit_length()):
        if bits >> bit & 1:
            new |= 1 << number(bit, maps, category)
    return new


def row(values: list[int], maps: Maps, length: int) -> list[int]:
    """Counts by tag; tags of packs that are not in play have none."""
    new = [0] * length
    for tag, value in enumerate(values):
        if value:
            new[number(tag, maps, "tag")] = value
    return new
