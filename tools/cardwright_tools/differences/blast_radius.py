"""How far a change reaches. In: two Sides that may be run. Out: which of the same seeded games go otherwise, and the first event in which each does."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardwright_tools.building.build import build
from cardwright_tools.differences import traced_games
from cardwright_tools.differences.sides import Side
from cardwright_tools.project import HOME, NotAProject, built_with

MOST_GAMES = 600
SECONDS_OF_A_SIDE = 11
LONGEST = 300


class CannotTell(NotAProject):
    """An engine too old, or too new, for what is asked of it."""


@dataclass(frozen=True, slots=True)
class Engine:
    """What saves and bots rest on, as the engine itself tells it."""

    save: int
    steps: tuple[str, ...]
    keys: frozenset[str]
    options: frozenset[str]


@dataclass(frozen=True, slots=True)
class Parting:
    """The first event of a game that is another one; empty where one of the two has ended."""

    seed: int
    place: int
    generation: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Blast:
    games: int
    sets: tuple[str, ...]
    partings: tuple[Parting, ...]

    @property
    def share(self) -> float:
        return len(self.partings) / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Played:
    engine: Engine
    games: tuple[tuple[int, tuple[str, ...]], ...]


def can_run(side: Side) -> bool:
    return side.engine is not None or side.folders.is_pack


def played(side: Side, sets: Sequence[str], games: int, seconds: float) -> Played:
    root = side.engine or HOME
    own = (root / "runtime").is_dir()
    told = {
        "paths": [str(root / "runtime"), str(root / "generated")] if own else sys.path,
        "sets": list(sets),
        "packs": _built_packs(side),
        "games": games,
        "seconds": seconds,
    }
    head, *lines = map(json.loads, _told_of_games(side, told).splitlines())
    engine = Engine(
        head["save"], tuple(head["steps"]), frozenset(head["keys"]), frozenset(head["options"])
    )
    return Played(engine, tuple((line["seed"], tuple(line["events"])) for line in lines))


def _built_packs(side: Side) -> list[str]:
    if not side.folders.is_pack:
        return []
    for folder in built_with(side.folders):
        if build(folder).refused:
            raise NotAProject(f"The pack in {folder} has mistakes: `cardwright check` lists them.")
    return [str(side.folders.root)]


def _told_of_games(side: Side, told: dict[str, object]) -> str:
    """What a process of its own prints, which knows no other engine than that one."""
    command = [sys.executable, str(Path(traced_games.__file__)), json.dumps(told)]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            env=_environment(),
            check=False,
        )
    except subprocess.TimeoutExpired as ended:
        raise CannotTell(
            f"The games with {side.label} did not end within {LONGEST} seconds, so nobody knows what its saves and bots rest on."
        ) from ended
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise CannotTell(
            f"No game could be played with {side.label}, so nobody knows what its saves and bots rest on: {said[-1] if said else 'it ended'}"
        )
    return done.stdout


def _environment() -> dict[str, str]:
    """What is compiled here serves another revision as far as it is the same there."""
    compiled = HOME / "runtime" / "cardwright_runtime" / "compiled"
    own = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    return own | {"CARDWRIGHT_COMPILED": os.environ.get("CARDWRIGHT_COMPILED", str(compiled))}


def blast_of(
    before: Played, after: Played, sets: Sequence[str], renamed: Mapping[str, str]
) -> Blast:
    """`renamed`: new names by old ones; a game in which a card is only called otherwise goes as it did."""
    both = [
        (seed, was, now) for (seed, was), (_, now) in zip(before.games, after.games, strict=False)
    ]
    partings = (_parting(seed, was, now, renamed) for seed, was, now in both)
    return Blast(len(both), tuple(sets), tuple(found for found in partings if found is not None))


def _parting(
    seed: int, was: tuple[str, ...], now: tuple[str, ...], renamed: Mapping[str, str]
) -> Parting | None:
    called_now = _with_new_names(was, renamed)
    if called_now == now:
        return None
    same = zip(called_now, now, strict=False)
    place = next(
        (n for n, (one, other) in enumerate(same) if one != other), min(len(was), len(now))
    )
    begun = sum(event.startswith("generation ") for event in was[:place])
    # The first generation is begun by nobody.
    return Parting(seed, place, begun + 1, _at(was, place), _at(now, place))


def _with_new_names(events: tuple[str, ...], renamed: Mapping[str, str]) -> tuple[str, ...]:
    if not renamed:
        return events
    old = re.compile("|".join(map(re.escape, sorted(renamed, key=len, reverse=True))))
    return tuple(old.sub(lambda found: renamed[found[0]], event) for event in events)


def _at(events: tuple[str, ...], place: int) -> str:
    return events[place] if place < len(events) else ""
