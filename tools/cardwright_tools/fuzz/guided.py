"""Cases led by what they reach, for hours. In: kinds, and how long. Out: whatever breaks is written by Atheris into the current folder.

Atheris is no dependency of those who play: `pip install 'cardwright[fuzz]'`. Modules must be imported after it has begun to watch.
"""

import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cardwright_tools.fuzz.files import FILE_KINDS
from cardwright_tools.fuzz.problems import broken
from cardwright_tools.fuzz.running import SOURCES, broken_file
from cardwright_tools.fuzz.texts import KINDS as TEXT_KINDS


class Broke(Exception):
    """Atheris keeps the bytes that led here."""


def case_of(raw: bytes, kinds: tuple[str, ...]) -> tuple[str, str]:
    """The first byte says the kind, the next how it is made: as the bytes are written, or drawn by a chance that they seed."""
    kind = kinds[raw[0] % len(kinds)] if raw else kinds[0]
    plain, rest = raw[1:2] < b"\x80", raw[2:]
    if plain:
        return kind, rest.decode("utf-8", "replace")
    chance = random.Random(rest)
    if kind == SOURCES:
        return kind, chance.choice(TEXT_KINDS)(chance)
    return kind, FILE_KINDS[kind].drawn(chance)


def try_case(raw: bytes, kinds: tuple[str, ...], folder: Path) -> None:
    kind, text = case_of(raw, kinds)
    problem = "\n".join(broken(text)) if kind == SOURCES else broken_file(kind, text, folder)
    if problem:
        raise Broke(f"{kind}: {text!r}\n{problem}")


def guided(atheris: Any, kinds: tuple[str, ...], seconds: float) -> None:
    with TemporaryDirectory() as folder:
        words = [sys.argv[0], f"-max_total_time={int(seconds)}"]
        atheris.Setup(words, lambda raw: try_case(raw, kinds, Path(folder)))
        atheris.Fuzz()
