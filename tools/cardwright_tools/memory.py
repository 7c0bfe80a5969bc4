"""What was worked out before, kept in the user's own cache folder. In: a name for what it is about. Out: Answers, and later they are written there.

It is text: whatever somebody else may have written there, nothing of it is ever run.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import cardwright_grammar

import cardwright
from cardwright.answers import Answers, fingerprint
from cardwright.pipeline import Project
from cardwright_runtime import own_folders
from cardwright_tools.writing import write_bytes_atomically

WORTH_SAVING = 0.1
"""Where more than this part was worked out anew, writing it down is worth its time; one edited card is worked out again."""

MOST_KEPT = 32
"""Projects; of each there is about three megabytes."""


def cache_folder() -> Path | None:
    """The user's own folder for what can be made again; None where it is not safe."""
    folder = own_folders.cache_folder()
    return Path(folder) if folder is not None else None


def load(about: str) -> Answers:
    """Nothing is remembered where the file is missing, damaged, or of another compiler."""
    folder = cache_folder()
    if folder is None:
        return Answers()
    try:
        compiler, digest, raw = (folder / _file_name(about)).read_bytes().split(b"\n", 2)
        text = raw.decode("utf-8")
    except (OSError, ValueError):
        return Answers()
    if compiler != compiler_print().encode() or digest != _print_of(raw):
        return Answers()
    return Answers.from_lines(text.splitlines())


def save(about: str, project: Project) -> None:
    folder = cache_folder()
    answers = project.answers
    if folder is None or answers.worked.total() <= WORTH_SAVING * len(answers):
        return
    raw = "\n".join(project.lasting()).encode()
    with suppress(OSError):
        lines = b"\n".join((compiler_print().encode(), _print_of(raw), raw))
        write_bytes_atomically(folder / _file_name(about), lines, 0o600)
        _forget_all_but_the_newest(folder)


def _print_of(raw: bytes) -> bytes:
    return hashlib.blake2b(raw, digest_size=16).hexdigest().encode()


def _forget_all_but_the_newest(folder: Path) -> None:
    """Packs are deleted and moved; what was known of them would lie there for ever."""
    files = sorted(folder.glob("known-*.txt"), key=lambda path: path.stat().st_mtime)
    for path in files[:-MOST_KEPT]:
        path.unlink()


def compiler_print() -> str:
    """Of everything that decides what is found and what is written."""
    print = hashlib.blake2b(sys.version.encode())
    for module in (cardwright, cardwright_grammar):
        for path, found in _files(os.path.dirname(str(module.__file__))):
            print.update(f"{path} {found.st_mtime_ns} {found.st_size}\n".encode("utf-8", "replace"))
    return print.hexdigest()


def _files(folder: str) -> Iterator[tuple[str, os.stat_result]]:
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.is_file():
                yield entry.path, entry.stat()
            elif entry.name != "__pycache__":
                yield from _files(entry.path)


def _file_name(about: str) -> str:
    return f"known-{fingerprint(about)}.txt"
