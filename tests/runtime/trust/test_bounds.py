"""Each number of a save has a least and a greatest that stand for something. In: fields at the edge and one past it. Out: what is refused.

The game is of two players on the map of 61 areas.
"""

from functools import cache
from typing import Any

import pytest

from cardwright_runtime.kernel.fields import COUNTS, FLAG, LIST, LISTS, MAP, MASK, NUMBER, Field
from cardwright_runtime.terraforming_mars import nouns, state_bounds
from cardwright_runtime.terraforming_mars.bodies import piece_of
from cardwright_runtime.terraforming_mars.fields import ALL_GAME_FIELDS, PLAYER_FIELDS
from cardwright_runtime.terraforming_mars.frame_kinds import FRAME_KINDS, FrameKind
from cardwright_runtime.terraforming_mars.frames import FRAMES
from cardwright_runtime.terraforming_mars.game import Game, pack_marker, pack_tile
from cardwright_runtime.terraforming_mars.noun_facts import TILES
from cardwright_runtime.terraforming_mars.state_bounds import Bounds, is_gauge, out_of_bounds
from runtime.trust.games import KINDS, game_after


@pytest.fixture(autouse=True)
def _without_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nouns of packs that another test has named would count as well."""
    monkeypatch.setattr(nouns, "_defined", {})
    monkeypatch.setattr(state_bounds, "TILES", TILES[:14])


@cache
def played() -> Game:
    return game_after(KINDS[0], 5, 60)


RULES = len(played().table.rules)
LAST = RULES - 1


def effect(rule: int, player: int = 0, card: int = -1, other: int = -1, area: int = -1) -> int:
    """As a block that waits is packed."""
    return rule | player << 24 | card + 1 << 28 | other + 1 << 44 | area + 1 << 48


# The least and the greatest that stand for something.
EDGES: dict[str, tuple[int, int]] = {
    "card": (0, LAST),
    "rule": (-1, LAST),
    "player": (-1, 1),
    "holder": (-1, 7),
    "amount": (0, 999_999),
    "any number": (-1_000_000, 999_999),
    "state of chance": (0, (1 << 64) - 1),
    "map area": (-1, 255),
    "area on the map": (-1, 60),
    "tile": (0, 13),
    "worth": (-100, 99),
    "track": (-1, 1),
    "tag": (-1, 9),
    "token": (-1, 3),
    "value": (-1, 16),
    "quality": (-1, 3),
    "project": (-1, 7),
    "gauge": (-1, 15),
    "placed tile": (0, pack_tile(255, 13, 1, LAST)),
    "claim": (0, LAST * 8 + 1),
    "piece": (0, piece_of(LAST, 7)),
    "description": (0, LAST * 64 + 63),
    "effect": (0, effect(LAST, 1, LAST, 1, 254)),
}
# One past the greatest of each part that is packed with others.
PAST = {
    "placed tile": [pack_tile(255, 14, 1, LAST), pack_tile(255, 13, 2, LAST), pack_tile(255, 13, 1, RULES)],
    "claim": [LAST * 8 + 2, RULES * 8],
    "piece": [RULES * 8],
    "description": [RULES * 64],
    "effect": [effect(RULES, 1, LAST, 1, 254), effect(LAST, 2), effect(LAST, 1, RULES), effect(LAST, 1, LAST, 2)],
}  # fmt: skip


@pytest.mark.parametrize("means", EDGES)
def test_the_edge_stands_for_something_and_one_past_it_does_not(means: str) -> None:
    bounds = Bounds(played().table)
    least, greatest = EDGES[means]
    assert bounds.holds(means, least) and bounds.holds(means, greatest)
    past = [least - 1, *PAST.get(means, [greatest + 1])]
    assert [number for number in past if bounds.holds(means, number)] == []
    assert bounds.outside(means, [least, greatest]) is None
    for number in past:
        assert bounds.outside(means, [least, number, greatest]) == number


def test_the_least_of_a_list_speaks_first() -> None:
    bounds = Bounds(played().table)
    assert bounds.outside("card", [RULES, 3, -1]) == -1
    assert bounds.outside("card", [RULES, 3, RULES + 5]) == RULES + 5
    assert bounds.outside("claim", [RULES * 8, 3, -1]) == RULES * 8


def test_a_marker_lies_on_an_area_and_is_nothing_below_zero() -> None:
    bounds = Bounds(played().table)
    assert bounds.holds("marker", 0) and bounds.holds("marker", pack_marker(255, 101))
    assert not bounds.holds("marker", -1)


def test_what_is_bounded_by_nothing_goes_far_but_not_for_ever() -> None:
    """Seeds are of any size; the number of a bonus is looked up, and there is none so great."""
    bounds = Bounds(played().table)
    assert bounds.holds("bonus", -1) and bounds.holds("bonus", (1 << 62) - 1)
    assert not bounds.holds("bonus", -2) and not bounds.holds("bonus", 1 << 62)


# How many gauges packs brought: numbers that stand for one, and numbers that do not.
GAUGES: list[tuple[int, int, list[int], list[int]]] = [
    (0, 0, [-1, 0, 15], [-2, 16, 999, 1000]),
    (1, 0, [15, 16, 22], [17, 21, 23, 27, 28, 34, 1000]),
    (6, 0, [16, 21, 22, 27], [28, 33, 34]),
    (7, 0, [21, 27, 28, 34], [29, 33, 35, 40]),
    (0, 2, [1000, 1001], [16, 999, 1002]),
]  # fmt: skip


@pytest.mark.parametrize(("resources", "counters", "there", "not_there"), GAUGES)
def test_gauges_of_packs_lie_in_blocks(
    resources: int,
    counters: int,
    there: list[int],
    not_there: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brought = {"resource": ["ore"] * resources, "counter": ["favour"] * counters}
    monkeypatch.setattr(nouns, "_defined", brought)
    assert [number for number in there if not is_gauge(number)] == []
    assert [number for number in not_there if is_gauge(number)] == []


def means_of(field: Field) -> str:
    return "area on the map" if field.shape == MASK and field.means == "map area" else field.means


def laid_in(field: Field, number: int) -> Any:
    if field.shape == NUMBER:
        return number
    if field.shape == MAP:
        return {number: 1}
    if field.shape == MASK:
        return 1 << number if number >= 0 else number
    return [[number]] if field.shape == LISTS else [number]


def least_of(field: Field) -> int:
    """A mask is of bits, and a list of gauges speaks of none that is all of them."""
    least = EDGES[means_of(field)][0]
    named = field.means == "gauge" and field.shape in (LIST, MAP)
    return max(least, 0) if field.shape == MASK or named else least


def is_bounded(field: Field) -> bool:
    """What can be answered is as large as what the question is about."""
    if field.name == "option_values" or not field.is_data:
        return False
    return field.means in EDGES and field.shape not in (FLAG, COUNTS)


def whole(game: Game, holder: Any, field: Field, number: int) -> str:
    setattr(holder, field.name, laid_in(field, number))
    return out_of_bounds(game)


OF_GAME = [field for field in ALL_GAME_FIELDS if is_bounded(field)]
OF_PLAYER = [field for field in PLAYER_FIELDS if is_bounded(field)]
OF_FRAMES = [
    (kind, field) for kind in FRAME_KINDS for field in kind.fields[1:] if is_bounded(field)
]


def named(of: object) -> str:
    return str(getattr(of, "name", of))


@pytest.mark.parametrize("field", OF_GAME, ids=named)
def test_a_field_of_the_game(field: Field) -> None:
    must_be_bounded(field, lambda game: game)


@pytest.mark.parametrize("field", OF_PLAYER, ids=named)
def test_a_field_of_a_player(field: Field) -> None:
    must_be_bounded(field, lambda game: game.players[1])


@pytest.mark.parametrize(("kind", "field"), OF_FRAMES, ids=named)
def test_a_field_of_a_frame(kind: FrameKind, field: Field) -> None:
    def pushed(game: Game) -> Any:
        told = [0 for each in kind.fields if each.start == "told"]
        frame: Any = FRAMES[kind.name](*told)
        frame.rule = kind.rules[0] if kind.rules else LAST
        game.stack.append(frame)
        return frame

    must_be_bounded(field, pushed)


def must_be_bounded(field: Field, holder_in: Any) -> None:
    greatest = EDGES[means_of(field)][1]
    for number in (least_of(field), greatest):
        game = played().clone()
        assert whole(game, holder_in(game), field, number) == ""
    for number in (least_of(field) - 1, *PAST.get(means_of(field), [greatest + 1])):
        game = played().clone()
        assert f"`{field.name}`" in whole(game, holder_in(game), field, number)


AMOUNTS = [("more_gauges", -1_000_000, 999_999), ("fixed_values", 0, (1 << 800) - 1)]


@pytest.mark.parametrize(("name", "least", "greatest"), AMOUNTS)
def test_what_a_map_counts(name: str, least: int, greatest: int) -> None:
    told = []
    for amount in (least, greatest, least - 1, greatest + 1):
        game = played().clone()
        setattr(game.players[0], name, {0: amount})
        told.append(out_of_bounds(game))
    assert told[:2] == ["", ""] and all(f"`{name}` comes to" in said for said in told[2:])


# What is laid in a field, and the sentence about it.
SENTENCES: list[tuple[str, Any, str]] = [
    ("passed", -1, "`passed` goes below zero"),
    ("oceans", 1 << 61, "`oceans` has map area number 61, and there is none"),
    ("deck", [LAST, RULES], f"`deck` has card number {RULES}, and there is none"),
    ("generation", 1_000_000, "`generation` comes to 1000000"),
    ("generation", -1, "`generation` goes below zero"),
    ("temperature", -1_000_001, "`temperature` comes to -1000001"),
    ("temperature", 1 << 62, "`temperature` comes to a number without end"),
    ("temperature", (1 << 62) - 1, f"`temperature` comes to {(1 << 62) - 1}"),
    ("temperature", -(1 << 62), "`temperature` comes to a number without end"),
    ("deck_chance", 1 << 64, "`deck_chance` comes to a number without end"),
]


@pytest.mark.parametrize(("name", "value", "said"), SENTENCES)
def test_the_sentence_names_the_field_and_the_number(name: str, value: object, said: str) -> None:
    game = played().clone()
    setattr(game, name, value)
    assert out_of_bounds(game) == said


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("tags", [0] * 9, "`tags` has 9 numbers"),
        ("tags", [], "`tags` has 0 numbers"),
        ("tags", [0] * 10, ""),
        ("tags", [0] * 11, ""),
        ("tag_discounts", [], ""),
        ("tag_discounts", [0] * 9, "`tag_discounts` has 9 numbers"),
        ("tag_discounts", [0] * 10, ""),
    ],
)
def test_counts_are_of_all_nouns(name: str, value: list[int], said: str) -> None:
    game = played().clone()
    setattr(game.players[0], name, value)
    assert out_of_bounds(game) == said
