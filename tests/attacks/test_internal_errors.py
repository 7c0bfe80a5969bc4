"""What is told of a mistake of Cardwright's own. In: an exception, and folders that take no report. Out: one sentence, a report, and no more reports than are wanted."""

import os
import platform
from pathlib import Path

import pytest
from cardwright.source import SourceFile

from cardwright_tools import reading
from cardwright_tools.internal_errors import EXIT_CODE, MOST_KEPT, file_at_work, told
from cardwright_tools.versions import version

WORDS = ["check", "ants.card"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("cardwright_tools.memory.cache_folder", lambda: tmp_path)
    monkeypatch.setattr(reading, "last", None)
    return tmp_path


def mistake(source: object = None) -> BaseException:
    """As it is raised in the midst of some work on a file."""
    try:
        _work_on(source)
    except ZeroDivisionError as problem:
        return problem
    raise AssertionError


def _work_on(thing: object) -> float:
    outer = thing

    def innermost() -> float:
        return 1 / len([inner for inner in (outer,) if inner == 0])

    return innermost()


def report_in(folder: Path) -> Path:
    (report,) = folder.glob("cardwright-report-*.txt")
    return report


def test_no_other_mistake_ends_like_one_of_our_own() -> None:
    assert EXIT_CODE == 3


def test_the_sentence_names_the_file_the_report_and_the_kind(folder: Path) -> None:
    said = told(mistake(SourceFile("cards/ants.card", "")), WORDS)
    assert said == (
        "Cardwright itself made a mistake, and the last file that it looked at was `cards/ants.card`; nothing of yours need be wrong."
        f" A report is in {report_in(folder)}: please send it to those who make Cardwright. (ZeroDivisionError)"
    )


def test_the_report_holds_all_that_is_needed_to_find_it(folder: Path) -> None:
    told(mistake(SourceFile("cards/ants.card", "")), ["check", "\udcff"])
    first, words, looked_at, empty, *trace = report_in(folder).read_text("utf-8").splitlines()
    assert (
        first
        == f"cardwright {version()}, Python {platform.python_version()}, {platform.platform()}"
    )
    assert words == r"words: ['check', '\udcff']"
    assert (looked_at, empty) == ("looked at: cards/ants.card", "")
    assert trace[0] == "Traceback (most recent call last):" and "ZeroDivisionError" in trace[-1]


def test_signs_that_no_file_takes_are_spelt_out(folder: Path) -> None:
    told(ValueError("a \udcff"), WORDS)
    assert r"a \udcff" in report_in(folder).read_text("utf-8")


def test_without_a_file_nothing_is_said_of_one(folder: Path) -> None:
    assert told(ValueError("why"), WORDS).startswith("Cardwright itself made a mistake; nothing")
    assert "looked at: \n" in report_in(folder).read_text("utf-8")


def test_what_was_read_last_is_named_where_no_card_was_at_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "last", Path("stories/ants.md"))
    assert file_at_work(mistake()) == "stories/ants.md"
    assert file_at_work(mistake(SourceFile("cards/ants.card", ""))) == "cards/ants.card"
    assert file_at_work(mistake(SourceFile("", ""))) == "stories/ants.md"


def test_a_path_of_something_foreign_is_no_file_at_work() -> None:
    class Foreign:
        path = "/etc/passwd"

    assert file_at_work(mistake(Foreign())) == ""


def test_where_no_report_can_be_written_it_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused() -> Path:
        raise OSError("full")

    monkeypatch.setattr("cardwright_tools.memory.cache_folder", refused)
    assert "nothing of yours need be wrong. No report could be written: please" in told(
        mistake(), WORDS
    )
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_without_a_folder_of_the_user_it_lies_among_temporary_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("cardwright_tools.memory.cache_folder", lambda: None)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    said = told(mistake(), WORDS)
    assert f"A report is in {report_in(tmp_path)}:" in said


def test_two_commands_may_tidy_up_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forget = Path.unlink

    def after_the_other(path: Path, missing_ok: bool = False) -> None:
        os.remove(path)
        forget(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", after_the_other)
    for age in range(MOST_KEPT):
        (folder / f"cardwright-report-{age}.txt").write_text("old")
    assert "A report is in" in told(mistake(), WORDS)


def test_only_the_newest_reports_are_kept_and_nothing_else_goes(folder: Path) -> None:
    assert MOST_KEPT == 32
    (folder / "notes.txt").write_text("mine")
    for age in range(MOST_KEPT + 5):
        path = folder / f"cardwright-report-{age}.txt"
        path.write_text("old")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    told(mistake(), WORDS)
    left = {path.name for path in folder.glob("cardwright-report-*.txt")}
    assert len(left) == MOST_KEPT
    assert {f"cardwright-report-{age}.txt" for age in range(MOST_KEPT - 1)} < left
    assert (folder / "notes.txt").read_text() == "mine"
