"""The tests of one change, in a process that ends with them. In: tests in an order, with their times. Out: the one that fails, written to a file."""

import os
import resource
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import print_exc
from types import FrameType
from typing import NoReturn

import pytest
from hypothesis import Phase, settings

LEAST_SECONDS = 5.0
"""What even the shortest test may take."""
TIMES_SLOWER = 20
WAITED, TIMES_WAITED, MOST_WAITED = 60, 100, 1800
"""Seconds after which a change ends that makes a test wait for nothing at all: so many, and more for tests that take longer, up to the last."""
MOST_BYTES = 4 << 30


class Trial:
    """A plugin of pytest: only these tests, in this order, each with its time, and the first that fails ends it."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float], told: Path) -> None:
        self.order = {test: place for place, test in enumerate(tests)}
        self.seconds = seconds
        self.told = told
        self.running = "the tests cannot be collected"

    def pytest_configure(self) -> None:
        only_examples()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(wanted, key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.running = item.nodeid
        self.allow(LEAST_SECONDS + TIMES_SLOWER * self.seconds.get(item.nodeid, 0))
        result = yield
        self.allow(LEAST_SECONDS)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.fail(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.fail(self.running)

    def allow(self, seconds: float) -> None:
        """Of its own work: how busy the machine is does not count."""
        signal.setitimer(signal.ITIMER_PROF, seconds)

    def waits(self) -> int:
        """By the clock, on a machine that may be busy."""
        own = sum(self.seconds.get(test, 0) for test in self.order)
        return min(MOST_WAITED, WAITED + int(TIMES_WAITED * own))

    def too_long(self, number: int, frame: FrameType | None) -> None:
        self.fail(f"{self.running} (takes too long)")

    def fail(self, test: str) -> NoReturn:
        self.told.write_text(test, "utf-8")
        self.end_with(1)

    def end_with(self, code: int) -> NoReturn:
        os._exit(code)


def only_examples() -> None:
    """That an example fails is enough; the smallest one is not looked for."""
    settings.register_profile(
        "changed", settings(), phases=(Phase.explicit, Phase.generate), database=None
    )
    settings.load_profile("changed")


@contextmanager
def alone(trial: Trial) -> Iterator[None]:
    """For a fork: silent, with a group, files and limits of its own. It never comes back."""
    try:
        os.setsid()
        _be_silent()
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        files = trial.told.with_suffix(".files")
        files.mkdir()
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(files)
        signal.signal(signal.SIGPROF, trial.too_long)
        signal.signal(signal.SIGALRM, trial.too_long)
        signal.alarm(trial.waits())
        trial.allow(6 * LEAST_SECONDS)
        yield
    except BaseException:
        print_exc()
        trial.end_with(1)


def _be_silent() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
