"""Processes that work for a command. In: a current folder, wheels, workers that fail. Out: neither is a place to look for modules, and nobody is left behind or waited for."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import active_children
from types import SimpleNamespace

import pytest

from cardwright_tools import workers

LONG = 15.0
"""Seconds for which a worker is busy when nobody wants its answer any more."""


@pytest.mark.parametrize(
    ("safe", "before", "after"),
    [
        (False, ["", "a"], ["a"]),
        (False, ["HERE", "a"], ["a"]),
        (False, ["a", "", "HERE"], ["a", "", "HERE"]),
        (False, [], []),
        (True, ["", "a"], ["", "a"]),
    ],
)
def test_the_current_folder_is_left(
    monkeypatch: pytest.MonkeyPatch, safe: bool, before: list[str], after: list[str]
) -> None:
    """Only what Python itself has put first; nothing where it was told to put nothing."""
    here, there = (
        [os.getcwd() if place == "HERE" else place for place in places]
        for places in (before, after)
    )
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    monkeypatch.setattr(sys, "flags", SimpleNamespace(safe_path=safe))
    monkeypatch.setattr(sys, "path", here)
    workers.leave_the_current_folder()
    assert (sys.path, os.environ["PYTHONSAFEPATH"]) == (there, "1")


def test_no_package_of_a_wheel_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", ["a", "b"])
    for _ in range(2):
        workers.leave_the_wheels()
    guard = sys.meta_path[0]
    assert isinstance(guard, workers.NothingInstalled) and sys.meta_path == [guard, "a", "b"]
    assert find_spec(guard, "cardwright_tools") is None
    with pytest.raises(ModuleNotFoundError, match="Nobody has built 'cardwright_pack_a.b'"):
        find_spec(guard, "cardwright_pack_a.b")


def find_spec(guard: workers.NothingInstalled, name: str) -> object:
    ask: Callable[[str, object], object] = guard.find_spec
    return ask(name, None)


def in_a_worker() -> tuple[list[str], bool, bool, list[tuple[str, bool]]]:
    own = [(one.name, one.daemon) for one in threading.enumerate() if "parent" in one.name]
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    guarded = isinstance(sys.meta_path[0], workers.NothingInstalled)
    return TOLD, guarded, ignored, [(name.partition("(")[2], daemon) for name, daemon in own]


TOLD: list[str] = []


def test_a_worker_is_guarded_and_told_and_ends_with_its_parent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    watched = [("_end_with_the_parent)", True)]
    with workers.workers(1, "fork", TOLD.append, "this") as working:
        assert working.submit(in_a_worker).result() == (["this"], True, True, watched)
    with workers.workers(1, "fork") as working:
        assert working.submit(in_a_worker).result() == ([], True, True, watched)
    assert (TOLD, os.environ["PYTHONSAFEPATH"]) == ([], "1")


@pytest.mark.parametrize("told", [(), ("this",)])
def test_that_is_the_first_thing_it_does(
    monkeypatch: pytest.MonkeyPatch, told: tuple[str, ...]
) -> None:
    """As above, in this process."""
    done: list[object] = []

    class Thread:
        def __init__(self, target: object, daemon: bool) -> None:
            self.told = getattr(target, "__name__"), daemon

        def start(self) -> None:
            done.append(self.told)

    monkeypatch.setattr(sys, "meta_path", [])
    monkeypatch.setattr(threading, "Thread", Thread)
    monkeypatch.setattr(signal, "signal", lambda *told: done.append(told))
    getattr(workers, "_begin")(done.append if told else None, told)
    assert len(sys.meta_path) == 1
    assert done == [(signal.SIGINT, signal.SIG_IGN), ("_end_with_the_parent", True), *told]


def test_they_are_started_as_one_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    for method in ("spawn", "fork"):
        assert workers.processes(method).get_start_method() == method
    assert workers.processes().get_start_method() == multiprocessing.get_start_method()
    assert os.environ["PYTHONSAFEPATH"] == "1"


def test_whoever_loses_its_parent_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    parent = SimpleNamespace(join=lambda: done.append("waited"))
    monkeypatch.setattr(workers, "os", SimpleNamespace(_exit=done.append))
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
    getattr(workers, "_end_with_the_parent")()
    assert done == ["waited", 1]
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    getattr(workers, "_end_with_the_parent")()
    assert done == ["waited", 1]


def test_what_was_begun_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    with workers.workers(2, "fork") as working:
        begun = [working.submit(time.sleep, 0.2) for _ in range(2)]
        pids = {working.submit(os.getpid).result() for _ in range(9)}
    assert all(one.done() for one in begun) and len(pids) <= 2
    assert active_children() == []


def test_nobody_waits_for_workers_when_something_goes_wrong() -> None:
    begun = time.monotonic()
    with pytest.raises(KeyError), workers.workers(1, "fork") as working:
        tasks = [working.submit(time.sleep, LONG) for _ in range(5)]
        while not tasks[0].running():
            time.sleep(0.01)
        raise KeyError
    for child in active_children():
        child.join()
    while not tasks[-1].done():
        time.sleep(0.01)
    assert time.monotonic() - begun < LONG - 2
    assert tasks[-1].cancelled()


def test_a_worker_that_is_ended_from_outside_is_not_waited_for() -> None:
    with (
        pytest.raises(workers.WorkerLost, match="ended from outside"),
        workers.workers(1, "spawn") as working,
    ):
        working.submit(os.kill, working.submit(os.getpid).result(), signal.SIGKILL).result()
