"""Simulations. In: plans. Out: the same rows for any number of jobs, kept through interruptions, summed up and drawn."""

import csv
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardwright_tools.simulate import work
from cardwright_tools.simulate.chart import chart_page
from cardwright_tools.simulate.one_game import play_game
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.run import run
from cardwright_tools.simulate.rows import Row
from cardwright_tools.simulate.store import OtherPlan, Store
from cardwright_tools.simulate.summary import RecordedFigure, compare, figure, figures

PLAN = Plan(6, 2, ("base", "corporate_era"), "A", 4)


def rows_of(path: Path, plan: Plan = PLAN) -> list[Row]:
    store = Store(path, plan)
    return [row for number in sorted(store.rows) for row in store.rows[number]]


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_the_number_of_jobs_changes_nothing(tmp_path: Path, kind: str) -> None:
    for jobs in (1, 2):
        assert run(PLAN, jobs, tmp_path / f"{jobs}.{kind}", None, None) == 0
    assert rows_of(tmp_path / f"1.{kind}") == rows_of(tmp_path / f"2.{kind}")
    read = [row for number in range(PLAN.games) for row in play_game(PLAN, number)]
    assert rows_of(tmp_path / f"1.{kind}") == read


def test_a_table_of_games_is_what_other_programs_read(tmp_path: Path) -> None:
    assert run(PLAN, 1, tmp_path / "games.csv", None, None) == 0
    first, *table = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert first.startswith("# cardwright plan: {")
    rows = list(csv.DictReader(table))
    assert [row["game"] for row in rows] == [str(n // 2) for n in range(2 * PLAN.games)]
    assert {row["won"] for row in rows} == {"true", "false"}


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace(",true", ",perhaps", 1),
        lambda text: text.replace("\n0,", "\nnone,", 1),
        lambda text: text[:-20],
        lambda text: text + "1,2,3\n",
        lambda text: text.partition("\n")[2],
        lambda text: "\0" + text,
    ],
)
def test_a_table_that_was_changed_is_not_taken_for_games(
    tmp_path: Path, damage: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.csv"
    assert run(PLAN, 1, out, None, None) == 0
    changed = damage(out.read_text(encoding="utf-8"))
    out.write_text(changed, encoding="utf-8")
    assert run(PLAN, 1, out, None, None) == 2
    assert "Choose another --out" in capsys.readouterr().err.replace("\n", " ")
    assert out.read_text(encoding="utf-8") == changed


def test_without_pyarrow_a_parquet_file_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run(PLAN, 1, tmp_path / "games.parquet", None, None) == 2
    assert "cardwright[simulate]" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert run(PLAN, 1, tmp_path / "games.csv", None, None) == 0


def test_an_interrupted_simulation_keeps_its_games_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.parquet"
    monkeypatch.setattr(work, "_AT_ONCE", 1)

    def stopped_at_four(plan: Plan, number: int) -> list[Row]:
        if number == 4:
            raise KeyboardInterrupt
        return play_game(plan, number)

    monkeypatch.setattr(work, "play_game", stopped_at_four)
    assert run(PLAN, 1, out, None, None) == 130
    assert [row["game"] for row in rows_of(out)] == [0, 0, 1, 1, 2, 2, 3, 3]
    monkeypatch.setattr(work, "play_game", play_game)
    assert run(PLAN, 1, out, None, None) == 0
    whole = tmp_path / "whole.parquet"
    run(PLAN, 1, whole, None, None)
    assert rows_of(out) == rows_of(whole)


def test_a_crash_leaves_a_journal_that_is_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.parquet", PLAN)
    store.add([play_game(PLAN, 2)])
    store.journal.write_text(store.journal.read_text() + '[{"game": 3, "se')
    assert Store(store.path, PLAN).missing == [0, 1, 3, 4, 5]


def test_rows_of_another_simulation_are_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run(PLAN, 1, out, None, None)
    other = Plan(6, 2, PLAN.sets, "B", 4)
    with pytest.raises(OtherPlan, match="holds games played with --policy A. Choose another"):
        Store(out, other)
    assert run(other, 1, out, None, None) == 2


def test_what_is_no_file_of_games_is_told_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "cards.md"
    text.write_text("mine", "utf-8")
    with pytest.raises(OtherPlan, match="does not say how"):
        Store(text, PLAN)
    with pytest.raises(OtherPlan, match="is a folder"):
        Store(tmp_path, PLAN)
    assert text.read_text("utf-8") == "mine"


def test_a_missing_folder_is_told_before_the_games_are_played(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert run(PLAN, 1, out, tmp_path / "none" / "chart.html", None) == 2
    assert run(PLAN, 1, out, None, tmp_path / "none.json") == 2
    assert not out.exists()


@pytest.mark.parametrize(
    "plan",
    [
        Plan(1, 9, PLAN.sets, "A", 0),
        Plan(1, 2, ("moon",), "A", 0),
        Plan(1, 2, PLAN.sets, "C", 0),
        Plan(1, 2, PLAN.sets, "A", 0, packs=("moon",)),
    ],
    ids=["players", "sets", "policy", "packs"],
)
def test_what_cannot_be_played_is_said_before_any_game(
    plan: Plan, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(plan, 1, tmp_path / "x.parquet", None, None) == 2
    assert capsys.readouterr().err.startswith("cardwright: ")


def test_the_cards_of_a_pack_are_dealt() -> None:
    with_pack = Plan(1, 2, PLAN.sets, "A", 4, packs=("polar_stations",))
    assert play_game(with_pack, 0) != play_game(Plan(1, 2, PLAN.sets, "A", 4), 0)


def test_a_game_that_does_not_end_is_ended_and_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = replace(PLAN, games=2, most_generations=3)
    assert {row["generations"] for row in play_game(short, 0)} == {3}
    assert run(short, 1, tmp_path / "games.csv", None, None) == 0
    assert "2 games reached generation 3 and ended there" in capsys.readouterr().out
    assert run(PLAN, 1, tmp_path / "games.csv", None, None) == 2
    assert "--most-generations 3" in " ".join(capsys.readouterr().err.split())
    # Files from before there was a limit go on.
    assert "generations" not in PLAN.identity


def test_means_carry_their_errors() -> None:
    found = figure("points", [1, 2, 3, 4])
    assert (found.mean, found.count) == (2.5, 4)
    assert found.deviation == pytest.approx(1.29099, abs=1e-4)
    assert found.error == pytest.approx(0.645497, abs=1e-4)


def test_figures_of_a_game_count_each_game_once() -> None:
    rows = [row for number in range(3) for row in play_game(PLAN, number)]
    counts = {one.name: one.count for one in figures(rows)}
    assert counts["generations"] == 3 and counts["vp"] == 6


def test_a_comparison_tells_how_many_errors_two_means_are_apart() -> None:
    rows = [row for number in range(3) for row in play_game(PLAN, number)]
    ours = figure("vp", [float(row["vp"]) for row in rows])
    recorded = {"vp": RecordedFigure(ours.mean + 3, 0.0, 4)}
    (one,) = compare(rows, recorded)
    assert one.errors_apart == pytest.approx(3 / ours.error)


def test_the_chart_page_is_whole_and_asks_no_network() -> None:
    rows = [row for number in range(4) for row in play_game(PLAN, number)]
    page = chart_page(PLAN, rows)
    assert "http" not in page
    ElementTree.fromstring(page.partition("\n")[2].replace('<meta charset="utf-8">', "").replace(
        '<meta name="viewport" content="width=device-width">', ""
    ))  # fmt: skip
    assert page.count("<figure>") == 9


def test_each_bar_of_the_chart_holds_as_many_whole_numbers() -> None:
    """Of evenly spread points no bar is higher than its neighbour."""
    row = play_game(PLAN, 0)[0]
    rows: list[Row] = [row | {"vp_rating": points} for points in range(20, 68)]
    page = chart_page(PLAN, rows)
    assert "<title>20 to 21: 2</title>" in page and "<title>66 to 67: 2</title>" in page
