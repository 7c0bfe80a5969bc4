"""Nouns of packs: what is known of them, and their numbers outside of this process. In: nouns that a test defines. Out: facts, maps of numbers."""

from collections import Counter
from types import ModuleType

import pytest

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.terraforming_mars import changes, new_game, nouns
from cardwright_runtime.terraforming_mars import numbers as numbers_of_rules
from cardwright_runtime.terraforming_mars.automa import nouns as nouns_of_automa
from cardwright_runtime.terraforming_mars.changes import (
    AREA_RESERVED,
    GAUGE_CHANGED,
    TILE_PLACED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.fields import AREA, GAUGE
from cardwright_runtime.terraforming_mars.noun_facts import (
    AREAS,
    LEAST,
    METALS,
    NO_LIMIT,
    NONE,
    NORMAL,
    OFF_MAP,
    PACK_GAUGES,
    PRODUCED,
    SCALES,
    TILES,
    WORTH,
    Fields,
)
from cardwright_runtime.terraforming_mars.numbering import (
    Maps,
    counts,
    first_place,
    keys,
    mask,
    maps_of,
    renumber_entry,
)
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_RATING,
    PRODUCTION,
    TAG_BUILDING,
    TILE_CITY,
    TILE_OCEAN,
    TRACK_OXYGEN,
    define,
    first_of_packs,
    number_at,
)
from cardwright_runtime.terraforming_mars.phases import numbers as numbers_of_phases
from cardwright_runtime.terraforming_mars.steps.gauges import most_decrease

# What another pack brings takes the first numbers, so that those of the second are others here than by themselves.
BROUGHT: list[tuple[str, str, Fields]] = [
    ("resource", "gas", {}),
    ("counter", "glory", {}),
    ("area", "moon", {"off_map": ()}),
    ("area", "shore", {}),
    ("track", "noise", {}),
    ("tile", "dome", {}),
]


@pytest.fixture(scope="module")
def numbers() -> dict[str, int]:
    for pack in ("the_first", "the_second"):
        found = {noun: define(category, noun, pack, facts) for category, noun, facts in BROUGHT}
    return found


def test_numbers_by_themselves_lead_to_those_of_this_process(numbers: dict[str, int]) -> None:
    maps = maps_of([f"the_second:{category}.{noun}" for category, noun, _ in BROUGHT])
    alone = {noun: number_at(category, 0) for category, noun, _ in BROUGHT}
    alone["shore"] += 1
    assert all(alone[noun] != numbers[noun] for noun in alone)
    gas, glory = alone["gas"], alone["glory"]
    assert maps == {
        GAUGE: {
            gas: numbers["gas"],
            gas + PRODUCTION: numbers["gas"] + PRODUCTION,
            glory: numbers["glory"],
        },
        # Of the areas only those off the map are places.
        AREA: {first_place(): AREAS[numbers["moon"]].place},
        "resource": {gas: numbers["gas"]},
        "counter": {glory: numbers["glory"]},
        "area": {alone["moon"]: numbers["moon"], alone["shore"]: numbers["shore"]},
        "track": {alone["noise"]: numbers["noise"]},
        "tile": {alone["dome"]: numbers["dome"]},
    }


def test_the_first_noun_of_all_has_a_number_as_well() -> None:
    """Of a category that no other test knows."""
    assert define("weather", "fog", "the_first") == 0
    assert maps_of(["the_first:weather.fog"])["weather"] == {0: 0}


def test_places_of_packs_begin_behind_those_of_the_game() -> None:
    own = [area.place for area in AREAS[: first_of_packs("area")]]
    assert first_place() == max(own) + 1 == OFF_MAP + 2


def test_a_noun_that_a_pack_has_no_more_is_named(numbers: dict[str, int]) -> None:
    with pytest.raises(BadSave, match="the tile `tent`, which the pack `the_second` has no more"):
        maps_of(["the_second:tile.dome", "the_second:tile.tent"])


MAPS: Maps = {GAUGE: {40: 43}, AREA: {70: 72}, "track": {2: 5}, "tile": {14: 17}}


@pytest.mark.parametrize(
    ("entry", "after"),
    [
        ([GAUGE_CHANGED, 40, 2], [GAUGE_CHANGED, 43, 2]),
        ([GAUGE_CHANGED, 3, 40], [GAUGE_CHANGED, 3, 40]),
        ([TRACK_MOVED, 2, 2], [TRACK_MOVED, 5, 2]),
        ([TILE_PLACED, 70, 14], [TILE_PLACED, 72, 17]),
        ([AREA_RESERVED, 70, 14], [AREA_RESERVED, 72, 14]),
    ],
)
def test_entries_of_the_log_are_renumbered(entry: list[int], after: list[int]) -> None:
    renumber_entry(entry, MAPS)
    assert entry == after


def test_whatever_holds_numbers_is_renumbered() -> None:
    assert keys({"40": 7, "3": 1}, MAPS, GAUGE) == {"3": 1, "43": 7}
    assert mask(1 << 40 | 1 << 2, MAPS, GAUGE) == 1 << 43 | 1 << 2
    assert counts([0, 4, 6, 0], MAPS, "track", 7) == [0, 4, 0, 0, 0, 6, 0]


def test_a_tile_is_what_its_pack_says_and_what_it_counts_as() -> None:
    plain = TILES[define("tile", "hut", "facts", {"supply": (3,), "ends_game": ()})]
    assert (plain.supply, plain.ends_game, plain.unowned, plain.pack) == (3, True, False, "facts")
    assert (plain.gains, plain.raises, plain.also) == (NONE, NONE, 1 << plain.number)
    pond = TILES[define("tile", "pond", "facts", {"counts_as": (TILE_OCEAN, TILE_CITY)})]
    assert (pond.supply, pond.ends_game, pond.unowned) == (NO_LIMIT, False, True)
    assert (pond.gains, pond.gained) == (COUNTER_RATING, TILES[TILE_OCEAN].gained)
    assert pond.also == 1 << TILE_OCEAN | 1 << TILE_CITY | 1 << pond.number
    facts: Fields = {"gains": (40, 2), "raises": (TRACK_OXYGEN, 3), "unowned": ()}
    well = TILES[define("tile", "well", "facts", facts)]
    assert (well.gains, well.gained, well.raises, well.steps) == (40, 2, TRACK_OXYGEN, 3)
    assert well.unowned


def test_an_area_off_the_map_keeps_its_place() -> None:
    cave = define("area", "cave", "facts", {"off_map": (), "only_for": ()})
    place = AREAS[cave].place
    assert place >= OFF_MAP and AREAS[cave].is_kept and not AREAS[cave].is_board
    assert define("area", "cave", "facts", {"off_map": ()}) == cave
    assert (AREAS[cave].place, AREAS[cave].is_kept) == (place, False)
    other = define("area", "grotto", "facts", {"off_map": ()})
    assert AREAS[other].place == place + 1
    beach = define("area", "beach", "facts", {"board": (), "counts_as": (cave,)})
    assert (AREAS[beach].place, AREAS[beach].is_board) == (NONE, True)
    assert AREAS[beach].also == 1 << cave | 1 << beach


def test_a_resource_said_again_is_there_once() -> None:
    facts: Fields = {
        "has": (PRODUCTION,),
        "least": (0, -4, PRODUCTION, -2),
        "pays_for": (TAG_BUILDING,),
        "worth": (0,),
    }
    for _ in range(2):
        clay = define("resource", "clay", "facts", facts)
    assert [known.production for known in PRODUCED if known.resource == clay] == [clay + PRODUCTION]
    assert [metal.tags for metal in METALS if metal.resource == clay] == [(TAG_BUILDING,)]
    assert (WORTH[clay], LEAST[clay + PRODUCTION], LEAST[clay]) == (0, -2, -4)
    assert PACK_GAUGES[0] >> clay & 1 and PACK_GAUGES[0] >> clay + PRODUCTION & 1
    assert not PACK_GAUGES[0] & (1 << COUNTER_RATING) - 1


def test_values_counters_and_tracks_have_their_facts() -> None:
    assert NORMAL[define("value", "depth_limit", "facts", {"normally": (4,)})] == 4
    assert NORMAL[define("value", "no_limit", "facts", {})] == 0
    debt = define("counter", "debt", "facts", {"least": (-3,)})
    assert (LEAST[debt], PACK_GAUGES[0] >> debt & 1) == (-3, 1)
    loud = SCALES[define("track", "loudness", "facts", {"ends_game": (), "gains": (debt, 2)})]
    assert (loud.ends_game, loud.gains, loud.gained) == (True, debt, 2)
    still = SCALES[define("track", "stillness", "facts", {})]
    assert (still.ends_game, still.gains) == (False, NONE)


@pytest.mark.parametrize(
    "module", [changes, nouns, nouns_of_automa, numbers_of_rules, numbers_of_phases]
)
def test_no_two_constants_of_a_kind_have_one_number(module: ModuleType) -> None:
    """`DEED_...` are of one kind."""
    kinds = Counter(
        (name.partition("_")[0], number)
        for name, number in vars(module).items()
        if name.isupper() and "_" in name and isinstance(number, int)
    )
    assert [kind for kind, times in kinds.items() if times > 1] == []


def test_each_rule_of_the_flow_stands_at_its_number() -> None:
    first, behind = numbers_of_rules.FIRST_FLOW_RULE, numbers_of_rules.FIRST_SET_RULE
    named = {
        number: name.title().replace("_", "")
        for name, number in vars(numbers_of_phases).items()
        if isinstance(number, int) and first <= number < behind
    }
    deeds = ("ResolveEvent", "FormGovernment", "TurnEvents")
    named |= {numbers_of_phases.DEEDS + place: deed for place, deed in enumerate(deeds)}
    rules = new_game(2).table.rules[first:behind]
    assert {rule.index: type(rule).__name__ for rule in rules} == named


def test_what_a_pack_brings_goes_down_to_nothing() -> None:
    game = new_game(2)
    gas = define("resource", "gas", "facts", {})
    assert most_decrease(game, game.players[0], gas) == 0
