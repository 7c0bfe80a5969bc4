"""No field of the state is forgotten. In: the rows that describe it, a game. Out: each field in clone, save, numbers of packs, digest and view."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardwright_runtime.kernel.fields import (
    CARD,
    COUNTED,
    COUNTS,
    FLAG,
    FRAME,
    LIST,
    LISTS,
    MAP,
    MASK,
    NUMBER,
    OPEN,
    OWN,
    SECRET,
    Field,
    Fields,
)
from cardwright_runtime.terraforming_mars import digest
from cardwright_runtime.terraforming_mars.descriptions import stock_that_pays
from cardwright_runtime.terraforming_mars.fields import (
    ALL_GAME_FIELDS,
    PAYER,
    PLACED,
    PLAYER_FIELDS,
)
from cardwright_runtime.terraforming_mars.frame_kinds import FRAME_KINDS, FrameKind
from cardwright_runtime.terraforming_mars.frames import FRAMES
from cardwright_runtime.terraforming_mars.game import Game, pack_tile
from cardwright_runtime.terraforming_mars.numbering import Maps, renumber
from cardwright_runtime.terraforming_mars.nouns import counted
from cardwright_runtime.terraforming_mars.player import CARD_GAUGES
from cardwright_runtime.terraforming_mars.player_view import view
from cardwright_runtime.terraforming_mars.state_data import from_data, to_data
from cardwright_tools.state.files import FILES, written
from runtime.trust.games import KINDS, game_after


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_written_from_the_rows_is_up_to_date(path: Path) -> None:
    """If not: `python -m cardwright_tools.state`."""
    text = path.read_text(encoding="utf-8")
    assert written(text) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_kept_that_no_row_describes(path: Path) -> None:
    described = {field.name for field in ALL_GAME_FIELDS + PLAYER_FIELDS + FRAME}
    described |= {field.name for kind in FRAME_KINDS for field in kind.own}
    kept = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    assert kept <= described


def data_fields(fields: Fields) -> list[Field]:
    return [field for field in fields if field.is_data]


def rows() -> list[tuple[str, Field]]:
    game = [("game", field) for field in data_fields(ALL_GAME_FIELDS)]
    return game + [("player", field) for field in PLAYER_FIELDS]


ROWS = rows()
NAMES = [f"{whose}-{field.name}" for whose, field in ROWS]


def another(field: Field, old: Any) -> Any:
    """Another value of that shape; as many cards as before, if there were any."""
    if field.shape == FLAG:
        return not old
    if field.shape in (NUMBER, MASK):
        return old + 1
    if field.shape == MAP:
        return {**old, 1: 7}
    if field.shape == LISTS:
        return [[66], *old[1:]]
    if field.shape == COUNTS:
        return [old[0] + 1, *old[1:]] if old else [1] * counted(field.means)
    return [*old[:-1], old[-1] - 1 if old else (66 if field.means == CARD else 1)]


@cache
def played() -> Game:
    return game_after(KINDS[0], 5, 90)


def game() -> Game:
    """In the middle, both with a hand."""
    return played().clone()


def holder(game: Game, whose: str) -> Any:
    return game if whose == "game" else game.players[1]


def changed(whose: str, field: Field) -> Game:
    after = game()
    thing = holder(after, whose)
    setattr(thing, field.name, another(field, getattr(thing, field.name)))
    return after


@pytest.mark.parametrize(("whose", "field"), ROWS, ids=NAMES)
def test_a_clone_and_a_save_have_the_field(whose: str, field: Field) -> None:
    after = changed(whose, field)
    value = getattr(holder(after, whose), field.name)
    assert getattr(holder(after.clone(), whose), field.name) == value
    assert getattr(holder(from_data(to_data(after), after.table), whose), field.name) == value


@pytest.mark.parametrize(("whose", "field"), ROWS, ids=NAMES)
def test_the_digest_tells_the_field(whose: str, field: Field) -> None:
    says = field.digested or field.name == "deck_top"
    assert (digest(changed(whose, field)) != digest(game())) == says


def test_the_digest_says_nothing_of_nouns_that_packs_brought_into_this_process() -> None:
    after = game()
    for player in after.players:
        player.tags = [*player.tags, 0, 0]
        player.tag_discounts = [*player.tag_discounts, 0]
    assert digest(after) == digest(game())


@pytest.mark.parametrize(("whose", "field"), ROWS, ids=NAMES)
def test_the_view_shows_what_the_row_says(whose: str, field: Field) -> None:
    """What it is to whom it belongs, or how many; nothing else."""
    before, after = game(), changed(whose, field)
    old, new = getattr(holder(before, whose), field.name), getattr(holder(after, whose), field.name)
    counted = isinstance(new, list) and len(new) != len(old)
    if field.name in ("asked_player", "question", "option_values", "decision_number", "deck_top"):
        # The decision says them, and how much is left of the deck.
        return
    shows = field.seen == OPEN or (counted and field.seen in (COUNTED, OWN, SECRET))
    assert (view(after, 0) != view(before, 0)) == shows
    owner_sees = shows or (whose == "player" and field.seen in (OWN, SECRET))
    assert (view(after, 1) != view(before, 1)) == owner_sees


VALUES: dict[str, Any] = {LIST: [5, 6], FLAG: True}
OTHER_VALUES: dict[str, Any] = {LIST: [5], FLAG: False}


def value_for(field: Field, number: int) -> Any:
    return VALUES.get(field.shape, number)


@pytest.mark.parametrize("kind", FRAME_KINDS, ids=lambda kind: f"{kind.name}-{kind.rules}")
def test_a_frame_keeps_its_registers(kind: FrameKind) -> None:
    values = [value_for(field, 10 + i) for i, field in enumerate(kind.fields)]
    values[0] = kind.rules[0] if kind.rules else 70
    frame = FRAMES[kind.name](*values)
    after = game()
    after.stack.append(frame)
    for copy in (after.clone(), from_data(to_data(after), after.table)):
        assert type(copy.stack[-1]) is type(frame)
        assert [getattr(copy.stack[-1], field.name) for field in kind.fields] == values
    without = after.clone()
    for field in kind.fields[1:]:
        other = after.clone()
        setattr(other.stack[-1], field.name, OTHER_VALUES.get(field.shape, 99))
        assert digest(other) != digest(without)


# Numbers of packs: each category's 200 becomes 100.
CATEGORIES = sorted(
    {
        field.means
        for fields in (ALL_GAME_FIELDS, PLAYER_FIELDS, *(kind.fields for kind in FRAME_KINDS))
        for field in fields
        if field.means in ("gauge", "track", "tag", "token", "tile", "value", "quality", "project")
        or field.means == "map area"
    }
)
MAPS: Maps = {category: {100: 90} for category in CATEGORIES}
PAYMENT = next(kind for kind in FRAME_KINDS if kind.name == "Payment")
TILE_BEFORE, TILE_AFTER = pack_tile(100, 100, 1, 70), pack_tile(90, 90, 1, 70)


def numbered(field: Field, number: int) -> Any:
    """A value of that shape, as plain data, that holds the number."""
    if field.shape == NUMBER:
        return number
    if field.shape == MAP:
        return {str(number): 3}
    if field.shape == MASK:
        return 1 << number
    if field.shape == COUNTS:
        return [int(place == number) for place in range(110)]
    return [number]


@pytest.mark.parametrize(
    ("whose", "field"),
    [(whose, field) for whose, field in ROWS if field.means in (*CATEGORIES, PLACED)],
    ids=lambda part: part if isinstance(part, str) else part.name,
)
def test_nouns_of_packs_are_renumbered_in_the_field(whose: str, field: Field) -> None:
    data: Any = to_data(game())
    table = data if whose == "game" else data["players"][1]
    before, after = (TILE_BEFORE, TILE_AFTER) if field.means == PLACED else (100, 90)
    table[field.name] = numbered(field, before)
    renumber(data, MAPS, 110)
    assert table[field.name] == numbered(field, after)


@pytest.mark.parametrize("kind", FRAME_KINDS, ids=lambda kind: f"{kind.name}-{kind.rules}")
def test_nouns_of_packs_are_renumbered_in_a_frame(kind: FrameKind) -> None:
    data: Any = to_data(game())
    data["stack"].append({field.name: numbered(field, 100) for field in kind.fields})
    frame = data["stack"][-1]
    frame["rule"] = data["question"] = kind.rules[0] if kind.rules else 70
    data["option_values"] = [100]
    renumber(data, MAPS, 110)
    for field in kind.fields[1:]:
        moved = 90 if field.means in (*CATEGORIES, PAYER) else 100
        assert frame[field.name] == (
            kind.rules[0] if field.name == "rule" and kind.rules else numbered(field, moved)
        )
    assert data["option_values"] == [90 if kind.answers in CATEGORIES else 100]


def test_a_stock_of_a_pack_that_pays_is_renumbered_with_what_it_pays_for() -> None:
    """What lies on a card has no number of a stock."""
    before, after, on_card = stock_that_pays(100, 64), stock_that_pays(90, 64), 65
    data: Any = to_data(game())
    data["players"][1]["paying_cards"] = {str(before): 2, str(on_card): 3}
    data["stack"].append({field.name: numbered(field, 0) for field in PAYMENT.fields})
    data["stack"][-1] |= {"rule": PAYMENT.rules[0], "items": [CARD_GAUGES + before]}
    renumber(data, MAPS, 110)
    assert data["players"][1]["paying_cards"] == {str(on_card): 3, str(after): 2}
    assert data["stack"][-1]["items"] == [CARD_GAUGES + after]
