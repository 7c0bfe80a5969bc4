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
from cardwright_tools.faults.failing import ERRORS, MOST_WRITES

PATIENCE = 60.0
"""Seconds in which what works for a run has to notice that it is gone."""
LONGEST = 300
KILLED, FAILED = "kill", "full disk"
WAYS = (KILLED, FAILED)


@dataclass(frozen=True, slots=True)
class Sound:
    """What a run that nobody disturbs takes, and leaves behind."""

    seconds: float
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
            code = _start(DEEDS[name], folder).wait(LONGEST)
            took = time.monotonic() - start
            assert code == 0, f"`{name}` does not work at all"
            self._sound[name] = Sound(took, files_in(folder))
        return self._sound[name]

    def problems(self, name: str, way: str, chance: random.Random) -> list[str]:
        """Of one run that was disturbed in this way."""
        deed, sound = DEEDS[name], self.sound(name)
        folder = self._fresh(name, deed)
        before = files_in(folder)
        disturb = _killed if way == KILLED else _failed
        found = disturb(deed, folder, chance, sound.seconds)
        found += deed.harm(folder, before, files_in(folder), sound.files)
        left = files_in(folder) != before
        code = _start(deed, folder, deed.again if left else ()).wait(LONGEST)
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


def _killed(deed: Deed, folder: Path, chance: random.Random, seconds: float) -> list[str]:
    run = _start(deed, folder)
    try:
        run.wait(chance.uniform(0.0, seconds))
    except subprocess.TimeoutExpired:
        run.kill()
    run.wait()
    return list(_left_running(run.pid))


def _failed(deed: Deed, folder: Path, chance: random.Random, seconds: float) -> list[str]:
    """It says so in a sentence and ends, or does without."""
    at, code = chance.randint(1, MOST_WRITES), chance.choice(ERRORS)
    with (folder.parent / "said").open("w+", encoding="utf-8") as said:
        module = ("cardwright_tools.faults.failing", str(at), str(code))
        ended = _start(deed, folder, module=module, said=said).wait(LONGEST)
        said.seek(0)
        lines = said.read().strip().splitlines()
    if ended in (0, 2) and "Traceback" not in "".join(lines):
        return []
    return [f"write {at} failing with {os.strerror(code)}: it ends with {ended}: {lines[-1:]}"]


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
