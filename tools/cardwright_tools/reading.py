"""Files of anybody are read within bounds. In: a path, and how much it may hold. Out: its bytes or its text, or a sentence that says why not.

A pipe, a device or a folder where a file is expected is never waited for; what is larger than anything that belongs there is not read.
"""

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path

MOST_BYTES = 4_000_000
"""More than a file of cards, of stories or of settings ever holds."""

MOST_DATA = 64_000_000
"""More than saves, recorded games and their statistics ever take."""

MOST_DEEP = 32
"""Folders in one another, more than anybody keeps files in."""

last: Path | None = None
"""What was read at last: told where something goes wrong in Cardwright itself."""


class Unreadable(Exception):
    """A file that nobody can make sense of; the message names it and says what to do."""


def bytes_of(path: Path, most: int = MOST_BYTES) -> bytes:
    raw = beginning_of(path, most)
    if len(raw) > most:
        raise Unreadable(
            f"`{path}` holds more than {most // 1_000_000} MB, far more than belongs there: it is not read."
            " Move it away, or split it."
        )
    return raw


def beginning_of(path: Path, most: int = MOST_BYTES) -> bytes:
    """One byte more than `most` where the file holds more. `OSError` where there is none that this user may read."""
    global last
    last = path
    with open(path, "rb", buffering=0, opener=_at_once) as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable(f"`{path}` is no file but {_what(found.st_mode)}: move it away.")
        # Room for `most` bytes would take five times as long as reading what there is.
        return file.read(min(most, found.st_size) + 1)


def _at_once(path: str, flags: int) -> int:
    """Opening a pipe would wait for somebody who writes into it."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))


def paths_below(folder: Path, deep: int = MOST_DEEP) -> Iterator[Path]:
    """Files and folders; what a link leads to lies elsewhere."""
    must_not_be_deep(deep, str(folder))
    for path in folder.iterdir() if folder.is_dir() else ():
        yield path
        if path.is_dir() and not path.is_symlink():
            yield from paths_below(path, deep - 1)


def must_not_be_deep(left: int, folder: str) -> None:
    """Python goes into folders one in another as deep as it calls, and no deeper."""
    if left < 0:
        raise Unreadable(
            f"`{folder[:200]}` lies in more than {MOST_DEEP} folders, one in another: move it away."
        )


def text_of(path: Path, most: int = MOST_BYTES) -> str:
    try:
        return bytes_of(path, most).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Unreadable(
            f"`{path}` is no text in UTF-8 (its byte {problem.start + 1:,} is none): save it as UTF-8."
        ) from problem


def json_of(path: Path, most: int = MOST_DATA) -> object:
    text = text_of(path, most)
    try:
        return json.loads(text)
    except RecursionError as problem:
        raise Unreadable(f"`{path}` is not JSON of ours: it is nested too deep.") from problem
    except ValueError as problem:
        raise Unreadable(f"`{path}` is not JSON: {problem}.") from problem


def _what(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "a folder"
    return "a pipe" if stat.S_ISFIFO(mode) else "a device"
