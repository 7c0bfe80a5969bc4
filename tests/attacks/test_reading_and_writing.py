"""The code that stands between strangers and the user, line by line: what is read, written, locked and believed. In: a folder. Out: what it does there, and what it refuses."""

import fcntl
import os
import stat
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cardwright_runtime import own_folders
from cardwright_tools import alone, reading, writing
from cardwright_tools.reading import (
    Unreadable,
    beginning_of,
    bytes_of,
    json_of,
    paths_below,
    text_of,
)
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


@pytest.mark.parametrize("lacking", [(), ("O_NONBLOCK",), ("O_NOCTTY",)])
def test_opening_waits_for_nobody_and_takes_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacking: tuple[str, ...]
) -> None:
    """As far as the system has words for it."""
    (tmp_path / "it").write_bytes(b"1")
    opening, asked, both = os.open, [], {"O_NONBLOCK": os.O_NONBLOCK, "O_NOCTTY": os.O_NOCTTY}

    def opened(path: str, flags: int) -> int:
        asked.append(flags)
        return opening(path, flags)

    for name in lacking:
        monkeypatch.delattr(os, name)
    monkeypatch.setattr(os, "open", opened)
    assert bytes_of(tmp_path / "it") == b"1"
    wanted = sum(flag for name, flag in both.items() if name not in lacking)
    assert asked == [os.O_RDONLY | os.O_CLOEXEC | wanted]


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


def test_folders_are_gone_into_as_deep_as_somebody_keeps_files(tmp_path: Path) -> None:
    """What a link leads to lies elsewhere."""
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "it").write_text("")
    (tmp_path / "a" / "up").symlink_to(tmp_path)
    names = {path.relative_to(tmp_path).as_posix() for path in paths_below(tmp_path, 2)}
    assert names == {"a", "a/b", "a/b/it", "a/up"}
    with pytest.raises(Unreadable, match="`.*/a/b` lies in more than 32 folders"):
        list(paths_below(tmp_path, 1))
    assert list(paths_below(tmp_path / "a" / "b" / "it")) == []


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
    assert after > before and (ahead <= 0 or after == before + 1)


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


def test_a_file_is_read_by_whom_it_was_before(tmp_path: Path) -> None:
    path, link = tmp_path / "it.card", tmp_path / "link.card"
    path.write_text("old")
    link.symlink_to(path)
    for mode in (0o600, 0o640, 0o755):
        path.chmod(mode)
        writing.rewrite(link, f"new {mode}")
        assert path.read_text() == f"new {mode}" and link.is_symlink()
        assert stat.S_IMODE(path.stat().st_mode) == mode
    for mask, mode in ((0o077, 0o600), (0, 0o666)):
        other = tmp_path / f"other {mask}"
        before = os.umask(mask)
        try:
            writing.write_atomically(other, "")
        finally:
            os.umask(before)
        assert stat.S_IMODE(other.stat().st_mode) == mode


@pytest.mark.skipif(os.getuid() != 0, reason="only root gives files to others")
def test_a_file_stays_that_of_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "it.card"
    path.write_text("old")
    os.chown(path, 1234, 1235)
    writing.rewrite(path, "new")
    assert (path.stat().st_uid, path.stat().st_gid, path.read_text()) == (1234, 1235, "new")


@pytest.mark.parametrize("file", ["it.card", "n" * 150])
def test_what_a_killed_run_has_left_is_swept_up_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    """The age of a link is its own, wherever it leads."""
    now = 1_700_000_000
    monkeypatch.setattr(writing, "time", lambda: float(now))
    begins, new = f".{file[:100]}.", tmp_path / "new"
    ages = {
        **{begins + "1.tmp": 10, begins + "2.tmp": 3600, begins + "3.tmp": 3601},
        **{".x.1.tmp": 4000, begins + "1.txt": 4000, begins + "link.tmp": 4000},
    }
    new.write_text("")
    os.utime(new, (now, now))
    for name, age in ages.items():
        left = tmp_path / name
        left.symlink_to(new) if "link" in name else left.write_text("half")
        os.utime(left, (now - age, now - age), follow_symlinks=False)
    writing.write_atomically(tmp_path / file, "whole")
    kept = {path.name for path in tmp_path.iterdir()}
    assert set(ages) - kept == {begins + "3.tmp", begins + "link.tmp"}


def test_what_is_written_is_on_the_disk_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[tuple[int, bool]] = []

    def fsync(handle: int) -> None:
        kept.append((os.fstat(handle).st_size, (tmp_path / "it").exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    writing.write_atomically(tmp_path / "it", "whole")
    assert kept == [(5, False)]


def test_whoever_guesses_the_name_of_a_beginning_gains_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link laid there leads nowhere: the file is not begun."""
    monkeypatch.setattr(os, "urandom", lambda number: bytes(number))
    letter = tmp_path / "letter"
    letter.write_text("old")
    (tmp_path / ".it.00000000.tmp").symlink_to(letter)
    with pytest.raises(FileExistsError, match="'.*/it'$"):
        writing.write_atomically(tmp_path / "it", "new")
    assert letter.read_text() == "old" and not (tmp_path / "it").exists()


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


def test_who_comes_second_says_so_and_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    def taken(handle: int, how: int) -> None:
        asked.append(how)
        if how & fcntl.LOCK_NB:
            raise BlockingIOError

    monkeypatch.setattr(fcntl, "flock", taken)
    with alone.alone(tmp_path):
        assert asked == [fcntl.LOCK_EX | fcntl.LOCK_NB, fcntl.LOCK_EX]
    assert f"Another command writes in `{tmp_path}`" in capfd.readouterr().err


def test_where_there_are_no_locks_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refused(handle: int, how: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", refused)
    with alone.alone(tmp_path):
        assert capfd.readouterr().err == ""


def test_where_nobody_knows_locks_no_folder_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with alone.alone(tmp_path / "nothing"):
        pass


def _try_to_lock(folder: Path) -> None:
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


@pytest.mark.parametrize("mode", [0o701, 0o710, 0o722, 0o755])
def test_a_folder_of_somebody_else_is_not_the_user_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "cardwright"
    folder.mkdir()
    folder.chmod(mode)
    assert own_folders.data_folder() == str(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    own = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    assert own_folders.data_folder() is None


def test_nobody_looks_into_a_folder_of_the_user_s_at_any_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What he has locked himself stays as it is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder, seen_modes, looking = tmp_path / "cardwright", [], os.lstat

    def looks(path: str) -> os.stat_result:
        seen_modes.append(stat.S_IMODE(looking(path).st_mode))
        return looking(path)

    monkeypatch.setattr(os, "lstat", looks)
    assert own_folders.data_folder() == str(folder)
    folder.chmod(0o500)
    assert own_folders.data_folder() == str(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o500 and seen_modes == [0o700, 0o500]


@pytest.mark.parametrize(("owner", "is_own"), [(0, True), (1, False)])
def test_where_nobody_has_a_number_all_files_are_of_number_0(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: int, is_own: bool
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delattr(os, "getuid")
    found = SimpleNamespace(st_mode=stat.S_IFDIR | 0o700, st_uid=owner)
    monkeypatch.setattr(os, "lstat", lambda path: found)
    assert (own_folders.data_folder() is not None) == is_own


# ---------------------------------------------------------------- the screen


def test_what_moves_the_cursor_is_not_let_through() -> None:
    assert seen("a\x1b[31mb\x1b[0m") == "a\x1b[31mb\x1b[0m"
    assert "\x1b" not in seen("\x1b[2J") and "\u202e" not in seen("\x1b[1m\u202e")
    assert seen("plain\n") == "plain\n" and seen("\u200b") == "\ufffd"
    assert "\x1b" not in seen("\x1b[8mhidden") + seen("\x1b[1;08mhidden") + seen("\x1b[31m", False)
    assert seen("\x1b[38;5;8ma\x1b[48;2;8;8;8mb") == "\x1b[38;5;8ma\x1b[48;2;8;8;8mb"
