"""Runs killed at some moment. In: a deed, a chance, a folder. Out: what was spoilt, what is left running, and whether the next run puts it right."""

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

from cardwright_tools.faults.deeds import DEEDS, ROWS, Deed, Files, files_in
from cardwright_tools.simulate.store import Store
from cardwright_tools.faults.deeds import GAMES
from cardwright_tools.simulate.plan import Plan

PATIENCE = 15.0
"""Seconds in which what works for a run has to notice that it is gone."""
LONGEST = 300


@dataclass(frozen=True, slots=True)
class Sound:
    """What a run that nobody disturbs takes, and leaves behind."""

    seconds: float
    files: Files


class Killing:
    """Each deed is done once undisturbed, then killed as often as wanted."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._sound: dict[str, Sound] = {}

    def sound(self, name: str) -> Sound:
        if name not in self._sound:
            folder = self._fresh(name, DEEDS[name])
            start = time.monotonic()
            code = _run(DEEDS[name], folder)
            took = time.monotonic() - start
            assert code == DEEDS[name].code, f"`{name}` does not work at all"
            self._sound[name] = Sound(took, files_in(folder))
        return self._sound[name]

    def problems(self, name: str, chance: random.Random) -> list[str]:
        """Of one kill, at some moment of the run."""
        deed, sound = DEEDS[name], self.sound(name)
        folder = self._fresh(name, deed)
        before = files_in(folder)
        run = _start(deed, folder)
        try:
            run.wait(chance.uniform(0.0, sound.seconds))
        except subprocess.TimeoutExpired:
            run.kill()
        run.wait()
        found = list(_left_running(run.pid))
        found += deed.harm(folder, before, files_in(folder), sound.files)
        code = _run(deed, folder)
        if code != deed.code:
            found.append(f"the next run ends with {code}")
        return found + _unlike(name, folder, files_in(folder), sound.files)

    def _fresh(self, name: str, deed: Deed) -> Path:
        folder = self.place / name.replace(" ", "_")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file, text in deed.begun.items():
            (folder / file).write_text(text, "utf-8")
        return folder


def _start(deed: Deed, folder: Path) -> "subprocess.Popen[bytes]":
    """In a session of its own, so that whatever it starts can be found."""
    typed = subprocess.PIPE if deed.typed else subprocess.DEVNULL
    run = subprocess.Popen(
        [sys.executable, "-m", "cardwright_tools.main", *deed.words],
        cwd=folder,
        env={**os.environ, "XDG_CACHE_HOME": str(folder.parent / "cache")},
        stdin=typed,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    if run.stdin is not None:
        try:
            run.stdin.write(deed.typed.encode())
            run.stdin.close()
        except BrokenPipeError:
            pass
    return run


def _run(deed: Deed, folder: Path) -> int:
    return _start(deed, folder).wait(LONGEST)


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
        plan = Plan(GAMES, 2, ("base", "corporate_era"), "uniform", 5)
        rows = Store(folder / ROWS, plan).rows
        return [] if len(rows) == GAMES else [f"{len(rows)} games instead of {GAMES}"]
    names = sorted({*now, *sound})
    return [
        f"`{file}` is not as it should be" for file in names if now.get(file) != sound.get(file)
    ]
