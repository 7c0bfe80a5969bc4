"""The compiler's figures. Out: seconds of build and check, how check grows with the number of cards, and seconds of all texts."""

import gc
import os
import re
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from shutil import copytree, rmtree

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import languages
from cardwright_tools.bench.machine import best_seconds
from cardwright_tools.project import HOME, find_project, sources_of

GROWTH = (1, 10, 100)
EDITED = 0.2
"""Seconds for a file that somebody is working at."""


@dataclass(frozen=True, slots=True)
class Figure:
    name: str
    seconds: float
    aim: float | None = None
    note: str = ""


def figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        copy = _copy_of_the_cards(Path(folder))
        return [*_building(copy), *_checking(copy), *_growing(), _wording()]


def _copy_of_the_cards(folder: Path) -> Path:
    copytree(HOME / "cards", folder / "cards")
    (folder / "pyproject.toml").write_text("[project]\nname = 'copy'\n", encoding="utf-8")
    return folder


def _some_card(copy: Path) -> Path:
    files = sorted((copy / "cards").rglob("*.card"))
    return next(path for path in files if path.read_text(encoding="utf-8").startswith("card "))


def _run(copy: Path, *words: str, forget: bool = False) -> float:
    """Seconds of a command from the shell, with Python's start; `forget` what earlier checks left in the user's cache."""
    cache = copy.parent / "cache"
    if forget:
        rmtree(cache, ignore_errors=True)
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "cardwright_tools.main", *words],
        cwd=copy,
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"cardwright {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return time.perf_counter() - start


def _building(copy: Path) -> list[Figure]:
    cold = _run(copy, "build")
    card = _some_card(copy)
    edited = [_run_edited(copy, card, cost, "build") for cost in (31, 32, 33)]
    return [
        Figure("cold build of everything, with formatting", cold, 4.0),
        Figure("one edited card to written module, from the shell", min(edited), 0.5),
    ]


def _checking(copy: Path) -> list[Figure]:
    card = _some_card(copy)
    figures: list[Figure] = []
    costs = count(20)
    for name, aim, words in (
        ("check of everything", 1.5, ["check"]),
        ("check of one file", 0.35, ["check", str(card)]),
    ):
        first = min(_run(copy, *words, forget=True) for _ in range(3))
        again = min(_run(copy, *words) for _ in range(5))
        edited = min(_run_edited(copy, card, next(costs), *words) for _ in range(5))
        figures += [
            Figure(f"{name}, for the first time", first, aim),
            Figure(f"{name}, again", again, aim),
            Figure(f"{name}, after an edit", edited, min(aim, EDITED) if words[1:] else aim),
        ]
    return figures


def _run_edited(copy: Path, card: Path, cost: int, *words: str) -> float:
    _edit(card, cost)
    return _run(copy, *words)


def _edit(card: Path, cost: int) -> None:
    text = re.sub(r"cost \d+", f"cost {cost}", card.read_text(encoding="utf-8"))
    card.write_text(text, encoding="utf-8")


def _growing() -> list[Figure]:
    """Copies of every project's cards under other ids and numbers, understood and checked together."""
    gc.disable()  # As the command does.
    real = sources_of(find_project(HOME))
    found: list[Figure] = []
    for times in GROWTH:
        sources = many(real, times)
        seconds = best_seconds(partial(_findings, sources), 1 if times > 9 else 3)
        per_file = f"{1000 * seconds / len(sources):.2f} ms a file"
        found.append(Figure(f"check of {len(sources)} files in memory", seconds, None, per_file))
    gc.enable()
    return found


def _wording() -> Figure:
    """Of every item, from rules that are understood already."""
    project = Project(sources_of(find_project(HOME)))
    seconds = best_seconds(partial(_word_all, project))
    name = f"texts of {len(project.cards)} items in {len(languages())} languages"
    return Figure(name, seconds, 1.0)


def _word_all(project: Project) -> None:
    for language in languages():
        lexicon = lexicon_of(project.vocabulary, language)
        for card in project.cards:
            word_card(card, lexicon)


def _findings(sources: tuple[SourceFile, ...]) -> None:
    Project(sources).findings()


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
