"""Files are written whole or not at all. In: a path and its text. Out: the old file or the new one, whenever the power fails."""

import os
from pathlib import Path

_SECOND = 1_000_000_000


def write_atomically(path: Path, text: str) -> None:
    """Newlines are written as they are."""
    write_bytes_atomically(path, text.encode("utf-8"))


def write_bytes_atomically(path: Path, raw: bytes, mode: int = 0o644) -> None:
    """A temporary file beside it takes its place in one step."""
    # Most commands write nothing, and this takes long to load.
    import tempfile

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode)
        _in_another_second(temporary, path)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _in_another_second(new: str, old: Path) -> None:
    """Python knows its bytecode to be of a module by the second in which that was written, and its size."""
    try:
        before = old.stat().st_mtime_ns // _SECOND
    except OSError:
        return
    if os.stat(new).st_mtime_ns // _SECOND <= before:
        os.utime(new, ns=((before + 1) * _SECOND, (before + 1) * _SECOND))
