"""A random pack from its seed to its last game. In: a seed, how many games, a folder. Out: what broke, and what was tried."""

import random
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import format_exc

from cardwright_tools.building.build import build
from cardwright_tools.checking.beside_the_game import game
from cardwright_tools.random_packs.clean import without_mistakes
from cardwright_tools.random_packs.ending import ends_when_all_pass
from cardwright_tools.sentences.packs import drawn_pack
from cardwright_tools.soak.kinds import KINDS, start
from cardwright_tools.soak.playing import NEVER_ENDS, play_on

CARDS_DRAWN = 100
"""Most of them say something that check refuses."""
MOST_DECISIONS = 1_500
"""Cards that lower tracks, and actions without a price, may keep players who act by chance from ever ending a game.
A game that is stopped here is counted, and has to end its generation when everybody passes.
"""
EVERY = 5
"""All invariants at each n-th decision; the cheap ones at each."""


@dataclass(frozen=True, slots=True)
class Tried:
    """`stopped`: games that were not played to their end. `broken`: what went wrong, with what is needed to see it again;
    empty where nothing did.
    """

    seed: int
    files: int
    games: int
    stopped: int = 0
    broken: str = ""


def tried(seed: int, games: int, place: Path) -> Tried:
    """The pack lies in a folder of its own in `place`, and stays there."""
    folder = place / f"random_{seed}"
    files: dict[str, str] = {}
    try:
        files = _written(seed, folder)
        if broken := _built(folder):
            return Tried(seed, len(files), 0, 0, broken)
        stopped, broken = _played(seed, games, folder)
        return Tried(seed, len(files), games, stopped, broken)
    # Whatever a pack can raise, in check, build or engine, is what is looked for; the next pack is tried all the same.
    except Exception:
        return Tried(seed, len(files), games, 0, f"pack {seed}: {format_exc(limit=-4)}")


def _written(seed: int, folder: Path) -> dict[str, str]:
    id = f"random_{seed}"
    name = folder.as_posix()
    drawn = drawn_pack(game(), name, id, random.Random(id), CARDS_DRAWN)
    files = without_mistakes(drawn, name)
    for file, text in files.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return files


def _built(folder: Path) -> str:
    """A pack that checks clean is built without a word of error."""
    report = build(folder)
    return "\n".join(f"build: {found.title}" for found in report.findings if found.is_error)


def _played(seed: int, games: int, folder: Path) -> tuple[int, str]:
    """How many games were stopped, and what broke."""
    stopped = 0
    for number in range(games):
        kind = replace(KINDS[(seed + number) % len(KINDS)], packs=(str(folder),))
        game = start(kind, seed * 1_000 + number)
        broken = play_on(game, kind, seed * 1_000 + number, EVERY, MOST_DECISIONS)
        if broken is not None and broken.what == NEVER_ENDS:
            stopped += 1
            broken = None if ends_when_all_pass(game, seed) else broken
        if broken is not None:
            return stopped, str(broken)
    return stopped, ""
