"""The code that stands between strangers and the user, line by line: what is read, written, locked and believed. In: a folder. Out: what it does there, and what it refuses."""

import json
import os
import stat
from pathlib import Path

import pytest

from cardwright_runtime import built_packs, own_folders
from cardwright_tools import alone, reading, writing
from cardwright_tools.reading import Unreadable, beginning_of, bytes_of, json_of, text_of
from cardwright_tools.terminal import seen

NAMES = ("XDG_CACHE_HOME", "XDG_DATA_HOME", "HOME")


# ---------------------------------------------------------------- reading


def test_a_file_is_read_up_to_what_belongs_there(tmp_path: Path) -> None:
    path = tmp_path / "it"
    path.write_bytes(b"12345")
    assert bytes_of(path, 5) == beginning_of(path, 5) == beginning_of(path, 4) == b"12345"
    assert beginning_of(path, 3) == b"1234"
    with pytest.raises(Unreadable, match="holds more than 0 MB"):
        bytes_of(path, 4)
    path.write_bytes(b"")
    os.truncate(path, 3_000_001)
    with pytest.raises(Unreadable, match="`.*it` holds more than 3 MB, far more"):
        bytes_of(path, 3_000_000)
    assert reading.last == path


@pytest.mark.parametrize("what", ["a folder", "a pipe", "a device"])
def test_what_is_no_file_is_called_by_its_name(tmp_path: Path, what: str) -> None:
    path = tmp_path / "it"
    if what == "a pipe":
        os.mkfifo(path)
    elif what == "a device":
        path.symlink_to("/dev/zero")
    else:
        # Python opens none, so that only what is opened can be asked.
        with pytest.raises(IsADirectoryError):
            bytes_of(tmp_path)
        return
    with pytest.raises(Unreadable, match=f"is no file but {what}: move it away"):
        bytes_of(path)


def test_text_is_utf_8_and_json_is_json(tmp_path: Path) -> None:
    path = tmp_path / "it"
    path.write_bytes("é {}".encode())
    assert text_of(path) == "é {}"
    path.write_bytes(b"abc\xff")
    with pytest.raises(Unreadable, match="its byte 4 is none"):
        text_of(path)
    for text, said in (("{", "is not JSON: "), ("[" * 200_000, "nested too deep")):
        path.write_text(text)
        with pytest.raises(Unreadable, match=said):
            json_of(path)
    path.write_text('{"a": [1]}')
    assert json_of(path) == {"a": [1]}
    with pytest.raises(Unreadable, match="more than 0 MB"):
        json_of(path, 4)
    with pytest.raises(FileNotFoundError):
        text_of(tmp_path / "nothing")


# ---------------------------------------------------------------- writing


def test_a_file_that_cannot_be_written_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "it"
    path.write_text("old")

    def fails(new: object, old: object) -> None:
        raise OSError(28, "No space left on device", str(new))

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="No space left on device: '.*/it'$"):
        writing.write_atomically(path, "new")
    assert [p.name for p in tmp_path.iterdir()] == ["it"] and path.read_text() == "old"

    def stops(new: object, old: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stops)
    with pytest.raises(KeyboardInterrupt):
        writing.write_atomically(path, "new")
    assert [p.name for p in tmp_path.iterdir()] == ["it"] and path.read_text() == "old"


def test_a_new_file_has_the_mode_that_is_asked_for_and_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / ("n" * 200)
    writing.write_bytes_atomically(path, b"one", 0o600)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and path.read_bytes() == b"one"
    path.chmod(0o644)
    writing.write_bytes_atomically(path, b"two", 0o600)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and path.read_bytes() == b"two"


@pytest.mark.parametrize("ahead", [-5, 0, 5])
def test_what_is_written_anew_is_of_a_later_second(tmp_path: Path, ahead: int) -> None:
    path = tmp_path / "it.py"
    writing.write_atomically(path, "a")
    now = path.stat().st_mtime_ns
    os.utime(path, ns=(now, now + ahead * 1_000_000_000))
    before = path.stat().st_mtime_ns // 1_000_000_000
    writing.write_atomically(path, "b")
    after = path.stat().st_mtime_ns // 1_000_000_000
    assert after > before and (ahead < 0 or after == before + 1 or after - before < 3)


def test_what_is_locked_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "it.card"
    path.write_text("old")
    monkeypatch.setattr(os, "access", lambda *told: False)
    with pytest.raises(PermissionError):
        writing.rewrite(path, "new")
    assert path.read_text() == "old"


def test_a_link_is_replaced_by_who_writes_a_file_of_his_own(tmp_path: Path) -> None:
    """What it leads to stays: a stranger may have laid it there."""
    letter, link = tmp_path / "letter", tmp_path / "it"
    letter.write_text("old")
    letter.chmod(0o600)
    link.symlink_to(letter)
    writing.write_atomically(link, "new")
    assert (letter.read_text(), link.read_text(), link.is_symlink()) == ("old", "new", False)


# ---------------------------------------------------------------- alone


def test_only_one_writes_at_a_time(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with alone.alone(tmp_path):
        with pytest.raises(BlockingIOError):
            _try_to_lock(tmp_path)
        with alone.alone(tmp_path.parent):
            assert capfd.readouterr().err == ""
    _try_to_lock(tmp_path)
    before = len(os.listdir("/proc/self/fd"))
    with pytest.raises(KeyError), alone.alone(tmp_path):
        raise KeyError
    assert len(os.listdir("/proc/self/fd")) == before


def _try_to_lock(folder: Path) -> None:
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        os.close(handle)


# ---------------------------------------------------------------- the user's own folders


@pytest.mark.parametrize(
    ("named", "found"),
    [
        ({"XDG_CACHE_HOME": "{}/c"}, "{}/c/cardwright"),
        ({"XDG_CACHE_HOME": "c", "HOME": "{}/h"}, "{}/h/.cache/cardwright"),
        ({"HOME": "{}/h"}, "{}/h/.cache/cardwright"),
        ({"HOME": "h"}, None),
        ({"XDG_CACHE_HOME": "c", "HOME": ""}, None),
        ({"XDG_CACHE_HOME": "{}/file"}, None),
        ({"XDG_CACHE_HOME": "{}/linked"}, None),
    ],
)
def test_only_a_folder_named_in_full_is_the_user_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: dict[str, str], found: str | None
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "linked").mkdir()
    (tmp_path / "aside").mkdir()
    (tmp_path / "linked" / "cardwright").symlink_to(tmp_path / "aside")
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value.format(tmp_path))
    folder = own_folders.cache_folder()
    assert folder == (found.format(tmp_path) if found else None)
    if folder is not None:
        assert stat.S_IMODE(os.stat(folder).st_mode) == 0o700


def test_a_folder_of_somebody_else_is_not_the_user_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "cardwright"
    folder.mkdir()
    folder.chmod(0o755)
    assert own_folders.data_folder() == str(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    own = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    assert own_folders.data_folder() is None


# ---------------------------------------------------------------- built packs


def lay(root: Path, files: dict[str, str], noted: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / "generated" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    note = built_packs.note_path(str(root))
    assert note is not None
    prints = {name: built_packs.fingerprint(text.encode()) for name, text in noted.items()}
    Path(note).write_text(json.dumps({"root": str(root), "files": prints}))


def test_modules_are_imported_as_they_were_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    package = "cardwright_pack_noted"
    files = {f"{package}/__init__.py": "", f"{package}/a.py": "it = 1\n", "other/b.py": ""}
    root = tmp_path / "pack"
    lay(root, files, files)
    assert built_packs.packages_built(str(root)) == [package]
    assert built_packs.roots_noted(package) == [str(root)]
    assert built_packs.roots_noted("cardwright_pack_none") == []
    found = built_packs.BuiltModules(package, str(root))
    found.compare(str(root))
    assert found.find_spec("elsewhere", None) is None
    assert found.find_spec(package + "x", None) is None
    spec = found.find_spec(f"{package}.a", None)
    assert spec is not None and spec.origin == str(root / "generated" / package / "a.py")
    top = found.find_spec(package, None)
    assert top is not None and top.submodule_search_locations == [str(root / "generated" / package)]
    with pytest.raises(ModuleNotFoundError):
        found.find_spec(f"{package}.b", None)
    # It was read when it was compared, and is not read again.
    (root / "generated" / package / "a.py").write_text("it = 2\n")
    found.compare(str(root))
    again = built_packs.BuiltModules(package, str(root))
    with pytest.raises(built_packs.NotAsBuilt, match=f"{package}/a.py differs"):
        again.compare(str(root))


@pytest.mark.parametrize("kind", ["nothing", "a pipe", "a folder", "far too long"])
def test_what_is_no_module_any_more_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    package = "cardwright_pack_gone"
    files = {f"{package}/__init__.py": "x = 1\n"}
    lay(tmp_path, files, files)
    path = tmp_path / "generated" / package / "__init__.py"
    path.unlink()
    if kind == "a pipe":
        os.mkfifo(path)
    elif kind == "a folder":
        path.mkdir()
    elif kind == "far too long":
        path.write_bytes(b"")
        os.truncate(path, 1 << 40)
    with pytest.raises(built_packs.NotAsBuilt):
        built_packs.let_import(str(tmp_path), package)


@pytest.mark.parametrize("note", ["", "[]", '{"files": []}', "[" * 100_000, '{"files": {}}'])
def test_a_damaged_note_notes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, note: str
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = built_packs.note_path(str(tmp_path))
    assert path is not None and path.endswith(".json")
    Path(path).write_text(note)
    assert built_packs.packages_built(str(tmp_path)) == []
    assert built_packs.noted_files(str(tmp_path)) == {}


# ---------------------------------------------------------------- the screen


def test_what_moves_the_cursor_is_not_let_through() -> None:
    assert seen("a\x1b[31mb\x1b[0m") == "a\x1b[31mb\x1b[0m"
    assert "\x1b" not in seen("\x1b[2J") and "\u202e" not in seen("\x1b[1m\u202e")
    assert seen("plain\n") == "plain\n" and seen("\u200b") == "\ufffd"
