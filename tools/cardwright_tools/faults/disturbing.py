"""Runs that are disturbed: killed at some moment, or on a disk that takes no more. In: a deed, a chance, a folder. Out: what was spoilt, what is left running, and whether the next run puts it right."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from cardwright_tools.faults.deeds import DEEDS, GAMES, Deed, Files, files_in, rows_of
from cardwright_tools.faults.failing import COUNTED, ERRORS, POWER_CUT

PATIENCE = 60.0
"""Seconds in which what works for a run has to notice that it is gone."""
LONGEST = 1200
"""Seconds; long enough on a machine that has better things to do."""
KILLED, CUT, FAILED = "kill", "power cut", "full disk"
WAYS = (KILLED, CUT, FAILED)
FAILING = "cardwright_tools.faults.failing"


@dataclass(frozen=True, slots=True)
class Sound:
    """What a run that nobody disturbs takes, and leaves behind."""

    seconds: float
    writes: int
    files: Files


class Disturbing:
    """Each deed is done once undisturbed, then disturbed as often as wanted."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._sound: dict[str, Sound] = {}

    def sound(self, name: str) -> Sound:
        if name not in self._sound:
            folder = self._fresh(name, DEEDS[name])
            start = time.monotonic()
            ended = _ended(DEEDS[name], folder, str(sys.maxsize), str(POWER_CUT))
            took = time.monotonic() - start
            assert ended.code == 0, f"`{name}` does not work at all"
            writes = int(ended.lines[-1].removeprefix(COUNTED))
            self._sound[name] = Sound(took, writes, files_in(folder))
        return self._sound[name]

    def problems(self, name: str, way: str, chance: random.Random) -> list[str]:
        """Of one run that was disturbed in this way."""
        deed, sound = DEEDS[name], self.sound(name)
        folder = self._fresh(name, deed)
        before = files_in(folder)
        disturb = {KILLED: _killed, CUT: _cut, FAILED: _failed}[way]
        found = disturb(deed, folder, chance, sound)
        found += deed.harm(folder, before, files_in(folder), sound.files)
        left = files_in(folder) != before
        try:
            code = _start(deed, folder, deed.again if left else ()).wait(LONGEST)
        except subprocess.TimeoutExpired:
            return [*found, f"the next run does not end within {LONGEST} seconds"]
        if code:
            found.append(f"the next run ends with {code}")
        return found + _unlike(name, folder, files_in(folder), sound.files)

    def _fresh(self, name: str, deed: Deed) -> Path:
        folder = self.place / name.replace(" ", "_")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file, text in deed.begun.items():
            (folder / file).write_text(text, "utf-8")
        return folder


def _killed(deed: Deed, folder: Path, chance: random.Random, sound: Sound) -> list[str]:
    """At any moment, and nobody else with it."""
    run = _start(deed, folder)
    try:
        run.wait(chance.uniform(0.0, sound.seconds))
    except subprocess.TimeoutExpired:
        run.kill()
    run.wait()
    return list(_left_running(run.pid))


def _cut(deed: Deed, folder: Path, chance: random.Random, sound: Sound) -> list[str]:
    """While something is written, and everybody together."""
    at = chance.randint(1, sound.writes)
    ended = _ended(deed, folder, str(at), str(POWER_CUT))
    return [] if ended.code in (0, -signal.SIGKILL) else [f"a cut at write {at}: {ended}"]


def _failed(deed: Deed, folder: Path, chance: random.Random, sound: Sound) -> list[str]:
    """It says so in a sentence and ends, or does without."""
    at, code = chance.randint(1, sound.writes), chance.choice(ERRORS)
    ended = _ended(deed, folder, str(at), str(code))
    if ended.code in (0, 2) and "Traceback" not in "".join(ended.lines):
        return []
    return [f"write {at} failing with {os.strerror(code)}: {ended}"]


@dataclass(frozen=True, slots=True)
class Ended:
    code: int
    lines: list[str]

    def __str__(self) -> str:
        return f"it ends with {self.code}: {self.lines[-2:]}"


def _ended(deed: Deed, folder: Path, *how: str) -> Ended:
    with (folder.parent / "said").open("w+", encoding="utf-8") as said:
        code = _start(deed, folder, module=(FAILING, *how), said=said).wait(LONGEST)
        said.seek(0)
        return Ended(code, said.read().strip().splitlines())


def _start(
    deed: Deed,
    folder: Path,
    more: tuple[str, ...] = (),
    module: tuple[str, ...] = ("cardwright_tools.main",),
    said: IO[str] | None = None,
) -> "subprocess.Popen[bytes]":
    """In a session of its own, so that whatever it starts can be found."""
    typed = subprocess.PIPE if deed.typed else subprocess.DEVNULL
    run = subprocess.Popen(
        [sys.executable, "-m", *module, *deed.words, *more],
        cwd=folder,
        env={**os.environ, "XDG_CACHE_HOME": str(folder.parent / "cache")},
        stdin=typed,
        stdout=subprocess.DEVNULL,
        stderr=said or subprocess.DEVNULL,
        start_new_session=True,
    )
    if run.stdin is not None:
        try:
            run.stdin.write(deed.typed.encode())
            run.stdin.close()
        except BrokenPipeError:
            pass
    return run


def _left_running(session: int) -> Iterator[str]:
    """Only processes that this run has started are in its group."""
    until = time.monotonic() + PATIENCE
    while _lives(session):
        if time.monotonic() > until:
            os.killpg(session, signal.SIGKILL)
            yield "processes were left running"
            return
        time.sleep(0.05)


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except (ProcessLookupError, PermissionError):
        return False
    return True


def _unlike(name: str, folder: Path, now: Files, sound: Files) -> list[str]:
    """After the next run all is as if nothing had happened; rows are compared by what they say, tables are games of their own."""
    if name == "play":
        return []
    if name == "simulate":
        games = len(rows_of(folder))
        return [] if games == GAMES else [f"{games} games instead of {GAMES}"]
    names = sorted({*now, *sound})
    return [
        f"`{file}` is not as it should be" for file in names if now.get(file) != sound.get(file)
    ]
