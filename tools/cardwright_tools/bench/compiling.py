"""The compiler's figures. Out: seconds of build and check, and how check grows with the number of cards."""

import re
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import copytree

from cardwright import pipeline
from cardwright.source import SourceFile
from cardwright_tools.bench.machine import best_seconds
from cardwright_tools.project import HOME, find_project, sources_of

GROWTH = (1, 10, 100)


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    seconds: float
    aim: float | None = None
    note: str = ""


def figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        copy = _copy_of_the_cards(Path(folder))
        return [*_building(copy), *_checking(copy), *_growing()]


def _copy_of_the_cards(folder: Path) -> Path:
    copytree(HOME / "cards", folder / "cards")
    (folder / "pyproject.toml").write_text("[project]\nname = 'copy'\n", encoding="utf-8")
    return folder


def _some_card(copy: Path) -> Path:
    files = sorted((copy / "cards").rglob("*.card"))
    return next(path for path in files if path.read_text(encoding="utf-8").startswith("card "))


def _run(copy: Path, *words: str) -> float:
    """Seconds of a command from the shell, with Python's start."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "cardwright_tools.main", *words],
        cwd=copy,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"cardwright {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return time.perf_counter() - start


def _building(copy: Path) -> list[Figure]:
    cold = _run(copy, "build")
    card = _some_card(copy)
    edited: list[float] = []
    for cost in (31, 32, 33):
        text = re.sub(r"cost \d+", f"cost {cost}", card.read_text(encoding="utf-8"))
        card.write_text(text, encoding="utf-8")
        edited.append(_run(copy, "build"))
    return [
        Figure("cold build of everything, with formatting", cold, 4.0),
        Figure("one edited card to written module, from the shell", min(edited), 0.5),
    ]


def _checking(copy: Path) -> list[Figure]:
    card = _some_card(copy)
    everything = min(_run(copy, "check") for _ in range(3))
    one = min(_run(copy, "check", str(card)) for _ in range(5))
    return [
        Figure("check of everything, from the shell", everything, 1.5),
        Figure("check of one file, from the shell", one, 0.35),
    ]


def _growing() -> list[Figure]:
    """Copies of every project's cards under other ids and numbers, understood and checked together."""
    real = sources_of(find_project(HOME))
    found: list[Figure] = []
    for times in GROWTH:
        sources = many(real, times)
        seconds = best_seconds(partial(pipeline.check, sources), 1 if times > 9 else 3)
        per_file = f"{1000 * seconds / len(sources):.2f} ms a file"
        found.append(Figure(f"check of {len(sources)} files in memory", seconds, None, per_file))
    return found


def many(sources: tuple[SourceFile, ...], times: int) -> tuple[SourceFile, ...]:
    """The sources, and copies of all files with a single card under other ids."""
    copies = (
        SourceFile(f"{source.path.removesuffix('.card')}_{turn}.card", _renamed(source.text, turn))
        for turn in range(1, times)
        for source in sources
        if source.text.startswith("card ")
    )
    return (*sources, *copies)


def _renamed(text: str, turn: int) -> str:
    text = re.sub(r'^card (\w+) "([^"]*)"', rf'card \1_{turn} "\2 {turn}"', text)
    return re.sub(r"(?m)^(\s+number )\w+", rf"\g<1>S{turn}{zlib.crc32(text.encode()):010}", text)
