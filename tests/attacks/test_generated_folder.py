"""The folder of generated files, and the note of what was made. In: files of ours and of others, links, notes. Out: what is written, deleted, left alone or refused."""

import json
import os
import stat
from pathlib import Path

import pytest

from cardwright.answers import fingerprint
from cardwright.plan.from_rules import Listed
from cardwright_runtime.built_packs import note_path
from cardwright_tools.building import memory
from cardwright_tools.building.files import Folder
from cardwright_tools.building.memory import Made, Memory, Output
from cardwright_tools.project import NotAProject


def lay(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)


def files_in(root: Path) -> list[str]:
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = tmp_path / "pack" / "generated"
    root.mkdir(parents=True)
    return root


def test_a_file_is_there_with_its_text_or_it_is_not(root: Path) -> None:
    lay(root, "a.py")
    (root / "b.py").write_bytes(b"\xff")
    (root / "c.py").mkdir()
    folder = Folder(root)
    assert folder.has("a.py", fingerprint("a.py")) and not folder.has("a.py", fingerprint("b.py"))
    for name in ("b.py", "c.py", "d.py", "a.py/e.py"):
        assert folder.text_of(name) is None and not folder.has(name, fingerprint(""))


def test_what_is_ours_and_not_wanted_is_stale(root: Path) -> None:
    """Also what Python would take in place of a module; what lies beside the packages is nobody's business."""
    stale = ["a/b/it.card", "a/it.cpython-311.so", "a/it.json", "a/it.pyc", "a/it.pyd"]
    stale += ["a/it.typed", "a/old.py", "a/x.tmp", "d/old.py"]
    kept = ["a/it.txt", "a/__pycache__/it.pyc", "b/old.py", "c.py", "a/new.py"]
    lay(root, *stale, *kept)
    assert Folder(root).stale(["d/none.py", "a/new.py"]) == stale
    assert Folder(root).stale([]) == Folder(root).stale(["none/a.py"]) == []


def test_what_is_written_is_imported(root: Path) -> None:
    """Machine code of an older text goes; that of other modules stays."""
    lay(root, "a/it.so", "a/it.abi3.so", "a/it.x.so", "a/its.x.so", "a/it.x.txt")
    texts = {f"a/{number}.py": f"it = {number}\n" for number in range(20)}
    Folder(root).write_all({**texts, "a/it.py": "new"})
    assert {name: (root / name).read_text() for name in texts} == texts
    assert (root / "a/it.py").read_text() == "new"
    left = [name for name in files_in(root) if "it" in name]
    assert left == ["a/it.py", "a/it.so", "a/it.x.txt", "a/its.x.so"]


def test_what_is_deleted_takes_its_empty_folders_along(root: Path) -> None:
    cached = "a/b/c/__pycache__/it.pyc"
    lay(root, "a/b/c/it.py", "a/b/c/it.x.so", cached, "a/other.txt")
    folder = Folder(root)
    folder.delete("a/b/c/none.py")
    assert (root / "a/b/c/it.py").exists() and (root / cached).exists()
    folder.delete("a/b/c/it.py")
    assert files_in(root) == ["a", "a/other.txt"]
    (root / "a/other.txt").unlink()
    folder.delete("a/none.py")
    assert root.is_dir() and files_in(root) == []


def test_somebody_else_may_delete_it_meanwhile(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(root, "a/it.py", "a/__pycache__/it.pyc")
    finds, gone = Path.glob, root / "a" / "gone"
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Path, "glob", lambda self, pattern: [*finds(self, pattern), gone])
        Folder(root).delete("a/it.py")
    assert list(root.iterdir()) == []


@pytest.mark.parametrize("deed", ["write", "delete"])
def test_no_link_leads_a_file_out_of_a_pack(root: Path, tmp_path: Path, deed: str) -> None:
    aside = tmp_path / "aside"
    lay(aside, "it.py")
    (root.parent / "inside").mkdir()
    (root / "out").symlink_to(aside)
    (root / "in").symlink_to(root.parent / "inside")
    folder = Folder(root)

    def does(path: str) -> None:
        folder.write(path, "new") if deed == "write" else folder.delete(path)

    for path in ("out/it.py", "out/none.py", "../../aside/it.py"):
        with pytest.raises(NotAProject, match="outside of `.*/pack`: a link leads there"):
            does(path)
    assert files_in(aside) == ["it.py"] and (aside / "it.py").read_text() == "it.py"
    does("in/it.py")
    assert (root.parent / "inside" / "it.py").exists() == (deed == "write")


# ---------------------------------------------------------------- the note

LISTED = Listed(**{name: name for name in Listed.__dataclass_fields__})
MEMORY = Memory(
    "compiler",
    {
        "it.card": Made("print", Output("it.py", "raw", "text"), (LISTED,)),
        "nouns.card": Made("other"),
    },
    {"catalogue.py": Output("catalogue.py", "", "as it lay there")},
)
FILES = {"it.py": "text", "catalogue.py": "as it lay there", "__init__.py": "empty"}


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Path(str(note_path(str(tmp_path))))


def test_what_was_made_is_noted_for_this_user_alone(tmp_path: Path, note: Path) -> None:
    """What lay there, and nobody knows what it was made of, is remembered and not vouched for."""
    memory.save(tmp_path, MEMORY, FILES)
    assert memory.load(tmp_path) == MEMORY
    assert stat.S_IMODE(note.stat().st_mode) == 0o600
    noted = json.loads(note.read_text())
    assert noted["root"] == str(tmp_path)
    assert noted["files"] == {"it.py": "text", "__init__.py": "empty"}
    assert [output.path for output in MEMORY.outputs()] == ["it.py", "catalogue.py"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{}", "[" * 99_999, "\0", '{"compiler": "a", "sources": [], "shared": {}}'),
        '{"compiler": "a", "sources": {"a": 1}, "shared": {}}',
        '{"compiler": "a", "sources": {}, "shared": {"a": {"path": 1, "raw": "", "text": ""}}}',
        '{"compiler": "a", "sources": {}, "shared": {"a": {"path": ""}}}',
        '{"compiler": "a", "sources": {"a": {"built_from": "", "output": null, "listed": [{}]}}, "shared": {}}',
    ],
)
def test_a_note_that_is_damaged_says_nothing(tmp_path: Path, note: Path, text: str) -> None:
    note.write_text(text)
    assert memory.load(tmp_path) == Memory()
    note.write_bytes(b"\xff")
    assert memory.load(tmp_path) == Memory()
    note.unlink()
    assert memory.load(tmp_path) == Memory()


def test_the_newest_notes_are_kept(tmp_path: Path, note: Path) -> None:
    others = [note.with_name(f"built-{number}.json") for number in range(102)]
    for number, path in enumerate(others):
        path.write_text("{}")
        os.utime(path, (200 - number, 200 - number))
    unlike = note.with_name("known-1.txt")
    unlike.write_text("")
    memory.save(tmp_path, MEMORY, FILES)
    assert set(note.parent.iterdir()) == {note, unlike, *others[:99]}


def test_a_note_does_not_say_in_which_order_one_has_built(tmp_path: Path, note: Path) -> None:
    memory.save(tmp_path, MEMORY, FILES)
    before = note.read_bytes()
    turned = Memory(MEMORY.compiler, dict(reversed(MEMORY.sources.items())), MEMORY.shared)
    memory.save(tmp_path, turned, dict(reversed(FILES.items())))
    assert note.read_bytes() == before


def test_where_nothing_can_be_noted_the_build_goes_on(
    tmp_path: Path, note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note.mkdir()
    memory.save(tmp_path, MEMORY, FILES)
    assert memory.load(tmp_path) == Memory()
    for name in ("XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, "")
    memory.save(tmp_path, MEMORY, FILES)
    assert memory.load(tmp_path) == Memory()
