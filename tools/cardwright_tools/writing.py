"""Files are written whole or not at all. In: a path and its text. Out: the old file or the new one, whenever the power fails."""

import os
from contextlib import suppress
from errno import EACCES
from pathlib import Path
from time import time

_LEFT_BEHIND = 3600
"""Seconds after which nobody writes a file any more: who began it was killed."""

_SECOND = 1_000_000_000


def write_atomically(path: Path, text: str) -> None:
    """Newlines are written as they are."""
    write_bytes_atomically(path, text.encode("utf-8"))


def rewrite(path: Path, text: str) -> None:
    """Somebody's own file: where it is a link, what the link leads to is written; what its owner has locked stays."""
    if not os.access(path, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(path))
    write_atomically(path.resolve(), text)


def write_bytes_atomically(path: Path, raw: bytes, mode: int | None = None) -> None:
    """A temporary file beside it takes its place in one step; it is read and owned by whom the old one was, a new one as everywhere."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name[:100]}.{os.urandom(4).hex()}.tmp")
    try:
        # The user's mask decides, as for any file.
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode or 0o666)
        with os.fdopen(handle, "wb") as file:
            _let_the_same_read_it(handle, path, mode)
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        _in_another_second(temporary, path)
        os.replace(temporary, path)
        _sweep(path)
    except BaseException as problem:
        _drop(temporary)
        if isinstance(problem, OSError):
            # Of a full disk Python says no name, and that of the temporary file tells nobody anything.
            raise OSError(problem.errno, problem.strerror, str(path)) from problem
        raise


def _in_another_second(new: Path, old: Path) -> None:
    """Python knows its bytecode to be of a module by the second in which that was written, and its size."""
    try:
        before = old.stat().st_mtime_ns // _SECOND
    except OSError:
        return
    if new.stat().st_mtime_ns // _SECOND <= before:
        later = (before + 1) * _SECOND
        os.utime(new, ns=(later, later))


def _let_the_same_read_it(handle: int, path: Path, mode: int | None) -> None:
    try:
        old = path.lstat()
    except OSError:
        return
    new = os.fstat(handle)
    if (old.st_uid, old.st_gid) != (new.st_uid, new.st_gid):
        try:
            os.fchown(handle, old.st_uid, old.st_gid)
        except PermissionError:
            # Who may write in a folder need not own what lies there.
            pass
    if mode is None and not path.is_symlink():
        os.fchmod(handle, old.st_mode & 0o777)


def _drop(temporary: Path) -> None:
    with suppress(OSError):
        temporary.unlink()


def _sweep(path: Path) -> None:
    """What a run that was killed has left of the same file; somebody else may sweep it up, or finish it, meanwhile."""
    with suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            if entry.name.startswith(f".{path.name[:100]}.") and entry.name.endswith(".tmp"):
                if entry.stat(follow_symlinks=False).st_mtime < time() - _LEFT_BEHIND:
                    _drop(Path(entry.path))
