"""What the compiler remembers between runs. In: files in the user's cache folder, damaged, old, of another compiler or too many. Out: what was worked out before, or nothing; nobody else reads it."""

import os
import stat
from pathlib import Path
from types import SimpleNamespace

import pytest

from cardwright.answers import Answers, fingerprint
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools import memory

ABOUT = "this project"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "cardwright"


def project(answers: Answers | None = None) -> Project:
    sources = (SourceFile("cards/dice/game.card", 'game dice "Dice"\n'),)
    found = Project(sources, answers)
    found.findings()
    return found


def test_what_was_worked_out_is_known_the_next_time(folder: Path) -> None:
    first = project()
    memory.save(ABOUT, first)
    (path,) = folder.iterdir()
    assert path.name == f"known-{fingerprint(ABOUT)}.txt"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    again = project(memory.load(ABOUT))
    assert sorted(again.lasting()) == sorted(first.lasting()) != []
    assert again.answers.worked.total() < first.answers.worked.total()
    assert len(memory.load("another")) == 0


@pytest.mark.parametrize(("worked", "is_written"), [(0, False), (10, False), (11, True)])
def test_little_that_is_new_is_not_worth_writing(
    folder: Path, worked: int, is_written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Project, "lasting", lambda _: iter(["a\tb\tc\td"]))
    found = project()
    monkeypatch.setattr(found, "answers", Known(100, SimpleNamespace(total=lambda: worked)))
    memory.save(ABOUT, found)
    assert any(folder.iterdir()) == is_written


class Known:
    """As many answers, of which some were worked out anew."""

    def __init__(self, number: int, worked: object) -> None:
        self.number = number
        self.worked = worked

    def __len__(self) -> int:
        return self.number


def test_what_is_damaged_or_of_another_compiler_is_forgotten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(memory.load(ABOUT)) == 0
    memory.save(ABOUT, project())
    (path,) = folder.iterdir()
    raw = path.read_bytes()
    for damaged in (raw[:-1], raw + b"x", b"", b"\xff", b"\n\n", raw.replace(b"dice", b"mice")):
        path.write_bytes(damaged)
        assert len(memory.load(ABOUT)) == 0
    path.write_bytes(raw)
    assert len(memory.load(ABOUT)) > 0
    monkeypatch.setattr(memory, "compiler_print", lambda: "another")
    assert len(memory.load(ABOUT)) == 0


def test_a_compiler_is_another_one_when_any_of_its_files_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a/__init__.py", "a/deep/b.py", "a/__pycache__/c.pyc", "g/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
        os.utime(tmp_path / name, (5, 5))
    for name, module in (("cardwright", "a"), ("cardwright_grammar", "g")):
        file = str(tmp_path / module / "__init__.py")
        monkeypatch.setattr(memory, name, SimpleNamespace(__file__=file))
    before = memory.compiler_print()
    (tmp_path / "a/__pycache__/c.pyc").write_text("22")
    assert memory.compiler_print() == before
    prints = {before}
    for name in ("a/__init__.py", "a/deep/b.py", "g/__init__.py"):
        os.utime(tmp_path / name, (6, 6))
        prints.add(memory.compiler_print())
        (tmp_path / name).write_text("22")
        os.utime(tmp_path / name, (6, 6))
        prints.add(memory.compiler_print())
    assert len(prints) == 7


def test_of_many_projects_the_newest_are_known(folder: Path) -> None:
    memory.cache_folder()
    others = [folder / f"known-{number}.txt" for number in range(35)]
    for number, path in enumerate(others):
        path.write_text("")
        os.utime(path, (99 - number, 99 - number))
    (folder / "built-1.json").write_text("")
    memory.save(ABOUT, project())
    own = folder / f"known-{fingerprint(ABOUT)}.txt"
    assert set(folder.iterdir()) == {own, folder / "built-1.json", *others[:31]}


def test_where_nothing_can_be_kept_nothing_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.cache_folder()
    (folder / f"known-{fingerprint(ABOUT)}.txt").mkdir()
    memory.save(ABOUT, project())
    assert len(memory.load(ABOUT)) == 0
    for name in ("XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, "")
    assert memory.cache_folder() is None
    memory.save(ABOUT, project())
    assert len(memory.load(ABOUT)) == 0
