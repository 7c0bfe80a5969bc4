"""A build that is killed. In: a build in another process, killed at some moment. Out: every file old or new, and the next build mends the rest."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from tools.project_for_build import card_path, everything_in, write_project

from cardwright_tools.building.build import build

PATHS = ":".join(path for path in sys.path if path)

WRITE_FOREVER = """
import itertools, pathlib, sys
from cardwright_tools.writing import write_atomically
for number in itertools.cycle((0, 1)):
    write_atomically(pathlib.Path(sys.argv[1]), str(number) * 300_000)
"""
BUILD = """
import pathlib, sys
from cardwright_tools.building.build import build
build(pathlib.Path(sys.argv[1]))
"""


def start(program: str, argument: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-c", program, str(argument)],
        env={**os.environ, "PYTHONPATH": PATHS},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # A shell starts what stands before `&` deaf to Ctrl-C, and its children inherit that.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )


def end(process: "subprocess.Popen[bytes]", ending: signal.Signals) -> None:
    """Python swallows an interrupt that meets it in a callback, so one that is still alive is interrupted again."""
    for _ in range(20):
        process.send_signal(ending)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=1)
            return
    pytest.fail("It cannot be ended.")


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT])
def test_a_file_is_the_old_one_or_the_new_one(tmp_path: Path, ending: signal.Signals) -> None:
    path = tmp_path / "it.py"
    for delay in (0.0, 0.007, 0.019, 0.031):
        writer = start(WRITE_FOREVER, path)
        while not path.exists():
            time.sleep(0.005)
        time.sleep(delay)
        end(writer, ending)
        assert path.read_text() in ("0" * 300_000, "1" * 300_000)


def test_a_killed_build_leaves_whole_files_and_the_next_one_finishes(tmp_path: Path) -> None:
    root = write_project(tmp_path)
    build(root)
    for name, cost in (("frost", "cost 4"), ("thaw", "cost 7")):
        path = card_path(root, name)
        path.write_text(path.read_text().replace(cost, "cost 9"))
    old = everything_in(root)
    seen: set[tuple[tuple[str, bytes], ...]] = set()
    for delay in (0.3, 0.5, 0.6, 0.7, 0.8):
        builder = start(BUILD, root)
        time.sleep(delay)
        builder.kill()
        builder.wait(timeout=20)
        seen.add(tuple(sorted(everything_in(root).items())))
    build(root)
    new = everything_in(root)
    for state in seen:
        for name, text in state:
            assert text in (old.get(name), new.get(name)) or name.endswith(".tmp")
    assert not [name for name in new if name.endswith(".tmp")]
