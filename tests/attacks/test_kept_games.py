"""Games that are kept: rows, journals and tables. In: files that are damaged or of somebody else. Out: whole games are kept, all else is refused or played again, and no file of anybody is lost."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from cardwright_runtime.kernel.errors import BadSave, CannotUndo, GameError
from cardwright_runtime.terraforming_mars import load, save
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.rows import COLUMNS, Row
from cardwright_tools.simulate.store import OtherPlan, Store
from cardwright_tools.table import saves, sitting
from cardwright_tools.table.setting import Setting, game_of
from cardwright_tools.table.sitting import Sitting, sitting_of

PLAN = Plan(4, 2, ("base",), "A", 7)
NEITHER: dict[type, int | str | bool] = {int: 0, str: "it", bool: False}


def game(number: int, *changes: tuple[str, int | str]) -> list[Row]:
    """Rows of nobody's game; the last is changed."""
    rows = [
        {name: NEITHER[kind] for name, kind in COLUMNS.items()} | {"game": number, "seat": seat}
        for seat in range(PLAN.players)
    ]
    rows[-1].update(changes)
    return rows


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "rows.csv"


def journal_of(out: Path) -> Path:
    return out.with_name(out.name + ".journal")


def lines(*games: object) -> str:
    return "".join(f"{line}\n" for line in (PLAN.identity, *map(json.dumps, games)))


NOT_KEPT: dict[str, object] = {
    "no rows": [],
    "no list": {"game": 1},
    "a row too few": game(1)[:1],
    "seats in another order": game(1)[::-1],
    "seats of another table": game(1, ("seat", 2)),
    "rows of two games": game(1, ("game", 2)),
    "a number that is a text": game(1, ("vp", "9")),
    "a game below zero": game(-1),
}


@pytest.mark.parametrize("name", NOT_KEPT)
def test_a_journal_is_read_up_to_its_first_line_that_is_no_game(out: Path, name: str) -> None:
    """What stands behind it is played again, and written over."""
    journal = journal_of(out)
    whole = lines(game(2), game(0))
    journal.write_text(whole + f"{json.dumps(NOT_KEPT[name])}\n{json.dumps(game(3))}\n")
    store = Store(out, PLAN)
    assert (store.missing, store.rows) == ([1, 3], {2: game(2), 0: game(0)})
    store.add([game(1)])
    assert journal.read_text() == whole + f"{json.dumps(game(1))}\n"
    assert Store(out, PLAN).missing == [3]
    assert store.finish() == game(0) + game(1) + game(2)
    assert not journal.exists() and Store(out, PLAN).missing == [3]


@pytest.mark.parametrize("cut", ["[{", "[" * 99_999, "\0", '[{"game": 1, "se'])
@pytest.mark.parametrize("ends", ["", "\n"])
def test_a_line_that_was_cut_off_is_no_game(out: Path, cut: str, ends: str) -> None:
    journal_of(out).write_text(lines(game(1)) + cut + ends)
    store = Store(out, PLAN)
    store.add([game(3)])
    assert journal_of(out).read_text() == lines(game(1), game(3))


@pytest.mark.parametrize("begun", ["", PLAN.identity, "\0" * 9])
def test_a_journal_that_was_hardly_begun_is_begun_anew(out: Path, begun: str) -> None:
    journal_of(out).write_text(begun)
    store = Store(out, PLAN)
    assert store.missing == [0, 1, 2, 3] and store.finish() == []
    assert not journal_of(out).exists() and not out.exists()
    journal_of(out).write_text(begun)
    Store(out, PLAN).add([game(1), game(2)])
    assert journal_of(out).read_text() == lines(game(1), game(2))


def test_a_journal_of_another_simulation_stays(out: Path) -> None:
    other = Plan(4, 2, ("base",), "B", 7)
    Store(out, other).add([game(1)])
    before = journal_of(out).read_bytes()
    with pytest.raises(OtherPlan, match="holds games played with --policy B"):
        Store(out, PLAN)
    journal_of(out).write_bytes(b"\n" + before)
    with pytest.raises(OtherPlan, match="does not say how its games were played"):
        Store(out, PLAN)
    assert journal_of(out).read_bytes() == b"\n" + before


def test_a_link_in_place_of_a_journal_is_not_written(out: Path) -> None:
    letter = out.with_name("letter")
    letter.write_text("mine")
    journal_of(out).symlink_to(letter)
    with pytest.raises(OtherPlan, match="is a link: delete it"):
        Store(out, PLAN)
    assert letter.read_text() == "mine"


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_file_of_rows_holds_what_was_played(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"rows.{kind}"
    store = Store(path, PLAN)
    store.add([game(3), game(1)])
    assert store.finish() == game(1) + game(3)
    again = Store(path, PLAN)
    assert (again.missing, again.rows) == ([0, 2], {1: game(1), 3: game(3)})
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(OtherPlan, match="is no (Parquet file|table of games). Choose another"):
        Store(path, PLAN)


def test_rows_that_no_game_has_are_refused(out: Path) -> None:
    """In a file they are not left out in silence: it would be written anew without them."""
    store = Store(out, PLAN)
    store.add([game(1)])
    store.finish()
    out.write_text("".join(out.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(OtherPlan, match="holds rows that no game has"):
        Store(out, PLAN)


# ---------------------------------------------------------------- tables


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "cardwright" / "tables"


def lay_table(path: Path, moment: int) -> None:
    setting = Setting(("person", "greedy"), ("base", "corporate_era"), "tharsis", moment)
    saves.write(path, Sitting(setting, game_of(setting)))
    os.utime(path, (moment, moment))


def test_the_last_table_that_can_be_read_and_is_not_over_goes_on(
    tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSave, match="There is no game to go on with"):
        saves.newest()
    for name, moment in (("b", 20), ("a", 30), ("c", 10)):
        lay_table(tables / f"{name}.table", moment)
    (tables / "d.table").write_text("{")
    (tables / "e.table").mkdir()
    (tables / "f.save").write_text("{")
    sitting, path = saves.newest()
    assert (sitting.setting.seed, path) == (30, tables / "a.table")
    monkeypatch.setattr(Sitting, "is_over", property(lambda table: table.setting.seed > 10))
    assert saves.newest()[1] == tables / "c.table"


def test_where_none_can_be_read_it_says_why(tables: Path) -> None:
    tables.mkdir(parents=True)
    path = tables / "it.table"
    path.write_text("{")
    with pytest.raises(BadSave, match=f"The game {path} cannot be read. This save is damaged"):
        saves.newest()
    for unreadable in (tables, tables / "nothing.table"):
        with pytest.raises(BadSave, match=f"{unreadable} cannot be read: "):
            saves.read(unreadable)


def test_a_table_has_a_place_of_the_user_s_or_none(
    tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime(2026, 11, 9, 8, 7, 6)
    assert saves.new_path(5, now) == tables / "2026-11-09-080706-seed-5.table"
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, "")
    with pytest.raises(GameError, match="add --save FILE"):
        saves.new_path(5, now)
    with pytest.raises(BadSave, match="There is no game to go on with"):
        saves.newest()


# ---------------------------------------------------------------- what a table holds

HOT_SEAT = Setting(("person", "person"), ("base", "corporate_era"), "tharsis", 3)


def played(answers: int) -> tuple[Sitting, list[tuple[int, str]]]:
    """A table, and who was asked at which position."""
    sitting = Sitting(HOT_SEAT, game_of(HOT_SEAT))
    moments: list[tuple[int, str]] = []
    for _ in range(answers):
        moments.append((sitting.game.asked_player, save(sitting.game)))
        sitting.answer(0)
    return sitting, moments


def test_a_table_is_read_with_its_past() -> None:
    sitting, moments = played(7)
    again = sitting_of(sitting.to_text())
    assert again.to_text() == sitting.to_text() and again.setting == HOT_SEAT
    assert again.answers == [json.loads(text)["state"]["decision_number"] for _, text in moments]
    assert len(again.session.past) == 7


def test_each_takes_back_what_is_his() -> None:
    """The last answers of both, one after the other, in a table that was read again."""
    sitting, moments = played(13)
    again = sitting_of(sitting.to_text())
    assert [player for player, _ in moments[10:]] == [0, 1, 1]
    for place in (12, 11, 10, 9):
        player, text = moments[place]
        with pytest.raises(CannotUndo, match="nothing of yours"):
            again.undo(2)
        again.undo(player)
        assert save(again.game) == text and again.answers == sitting.answers[:place]


def test_what_cannot_all_be_taken_back_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, _ = played(5)
    player = sitting.game.asked_player
    sitting.answer(0)
    sitting.go_on(0)
    before, numbers = save(sitting.game), list(sitting.answers)
    taken: list[int] = []

    def once(player: int) -> None:
        if taken:
            raise CannotUndo("Something was seen.")
        taken.append(player)
        sitting.session.game = sitting.session.past.pop().game

    monkeypatch.setattr(sitting.session, "undo", once)
    with pytest.raises(CannotUndo, match="Something was seen"):
        sitting.undo(player)
    assert (save(sitting.game), sitting.answers, len(sitting.session.past)) == (before, numbers, 7)
    assert taken == [player]
    with pytest.raises(CannotUndo, match="nothing of yours"):
        sitting.undo(2)


@pytest.mark.parametrize(("asked", "is_over"), [(-1, True), (0, False), (1, False)])
def test_a_table_at_which_nobody_is_asked_is_over(asked: int, is_over: bool) -> None:
    sitting, _ = played(0)
    sitting.game.asked_player = asked
    assert sitting.is_over == is_over


@pytest.mark.parametrize(
    ("text", "said"),
    [
        *(("{", "is damaged or cut off"), ("[" * 99_999, "is damaged or cut off")),
        *(("[]", "is not a saved table"), ('{"version": 1}', "is not a saved table")),
        ('{"format": "cardwright table"}', "has version None; this program reads 1"),
        ('{"format": "cardwright table", "version": 2}', "has version 2; this program reads 1"),
        ('{"format": "cardwright table", "version": 1}', "it has None where"),
    ],
)
def test_what_is_no_table_of_this_program_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadSave, match=said):
        sitting_of(text)


def test_packs_are_found_first_and_only_the_user_lets_others_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both saves of a table are read by his word."""
    told: list[object] = []
    text = played(1)[0].to_text()

    def loads(text: str, changed: bool) -> Game:
        told.append(changed)
        return load(text)

    monkeypatch.setattr(sitting, "load", loads)
    monkeypatch.setattr(sitting, "find_again", told.append)
    for words in ((), (False,), (True,)):
        told.clear()
        assert sitting_of(text, *words).game.decision_number == 1
        assert told == [(), bool(words and words[0]), bool(words and words[0])]
