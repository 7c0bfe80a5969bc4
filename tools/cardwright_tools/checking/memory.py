"""What the last check understood, so that the next one reads only what changed. In: a folder of the user's own. Out: Memory.

A memory is a pickle, so it is taken only from a folder and a file that nobody else can write, and only if the compiler is
the one that wrote it. Whatever else is found there is left alone, and written anew.
"""

import hashlib
import os
import pickle
import stat
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cardwright_grammar

import cardwright
from cardwright.diagnostics import Diagnostic
from cardwright_tools.writing import write_bytes_atomically

Found = tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """What there is to say: findings in order, and how many items each file holds."""

    findings: Found
    items: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Memory:
    """`prints` are fingerprints of the texts; the two parts are unpickled only where they are needed."""

    prints: Mapping[str, bytes]
    checked: bytes
    understood: bytes


def cache_folder() -> Path | None:
    """The user's own folder for what can be made again; None where it is not safe."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = Path(home) / "cardwright"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if folder.stat().st_uid == _user() and folder.stat().st_mode & 0o077:
            folder.chmod(0o700)
        return folder if _is_own(folder.lstat()) else None
    except OSError:
        return None


def print_of(text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=16).digest()


def load(about: str) -> Memory | None:
    """`about` says what was checked; each has a file of its own."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        handle = os.open(folder / _file_name(about), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(handle, "rb") as file:
            if not _is_own(os.fstat(handle)) or file.readline().strip() != compiler_print():
                return None
            return _memory(pickle.load(file))
    except Exception:
        # A damaged pickle can raise anything; it only means that everything is read again.
        return None


def save(about: str, prints: Mapping[str, bytes], checked: Checked, understood: object) -> None:
    folder = cache_folder()
    if folder is None:
        return
    parts = (dict(prints), pickle.dumps(checked, 5), pickle.dumps(understood, 5))
    try:
        raw = compiler_print() + b"\n" + pickle.dumps(parts, 5)
        write_bytes_atomically(folder / _file_name(about), raw, 0o600)
    except OSError:
        return


def unpacked(part: bytes) -> Any:
    try:
        return pickle.loads(part)
    except Exception:  # as above
        return None


def _memory(parts: Any) -> Memory | None:
    match parts:
        case (dict() as prints, bytes() as checked, bytes() as understood):
            return Memory(prints, checked, understood)
    return None


def _file_name(about: str) -> str:
    return f"check-{print_of(about).hex()}.bin"


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_own(found: os.stat_result) -> bool:
    return found.st_uid == _user() and not stat.S_ISLNK(found.st_mode) and not found.st_mode & 0o022


def compiler_print() -> bytes:
    """Of everything that decides what is found."""
    folders = [Path(str(module.__file__)).parent for module in (cardwright, cardwright_grammar)]
    own = sorted(Path(__file__).parent.glob("*.py"))
    print = hashlib.blake2b(sys.version.encode(), digest_size=16)
    for path, found in _files((*folders, *own)):
        print.update(f"{path} {found.st_mtime_ns} {found.st_size}\n".encode("utf-8", "replace"))
    return print.hexdigest().encode()


def _files(paths: tuple[Path, ...]) -> Iterator[tuple[str, os.stat_result]]:
    for path in paths:
        if path.is_file():
            yield str(path), path.stat()
            continue
        with os.scandir(path) as entries:
            for entry in sorted(entries, key=lambda entry: entry.name):
                if entry.is_file():
                    yield entry.path, entry.stat()
                elif entry.name != "__pycache__":
                    yield from _files((Path(entry.path),))
