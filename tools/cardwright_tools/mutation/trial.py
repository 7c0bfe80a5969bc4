"""One change tried. In: a changed module, the tests that concern it. Out: the test that fails, written to a file, in a process that ends here."""

import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import NoReturn

import pytest
from hypothesis import Phase, settings

from cardwright_tools.mutation.learning import file_of

LEAST_SECONDS = 5.0
"""What even the shortest test may take, and what collecting them may."""
TIMES_SLOWER = 20
MOST_BYTES = 4 << 30


class ChangedLoader(SourceFileLoader):
    """Gives the changed code in place of what the file says; nothing is written beside it."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class ChangedModule(MetaPathFinder):
    def __init__(self, module: str, code: CodeType) -> None:
        self.module = module
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None:
            spec.loader = ChangedLoader(fullname, spec.origin, self.code)
        return spec


class Trial:
    """A plugin of pytest: only these tests, in this order, each with its time, and the first that fails."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float], told: Path) -> None:
        self.order = {test: place for place, test in enumerate(tests)}
        self.seconds = seconds
        self.told = told
        self.running = "the tests cannot be collected"

    def pytest_configure(self) -> None:
        """That an example fails is enough; the smallest one is not looked for."""
        settings.register_profile(
            "changed", settings(), phases=(Phase.explicit, Phase.generate), database=None
        )
        settings.load_profile("changed")

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
            self.end(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.end(self.running)

    def allow(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_REAL, seconds)

    def too_long(self, number: int, frame: FrameType | None) -> None:
        self.end(f"{self.running} (takes too long)")

    def end(self, test: str) -> NoReturn:
        self.told.write_text(test, "utf-8")
        os._exit(1)


def run_trial(
    module: str, code: CodeType, tests: Sequence[str], seconds: dict[str, float], told: Path
) -> NoReturn:
    """Exit code 0: every test holds. Anything else, a crash too: the change was noticed."""
    ended = 1
    try:
        os.setsid()
        _be_silent()
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        sys.meta_path.insert(0, ChangedModule(module, code))
        trial = Trial(tests, seconds, told)
        signal.signal(signal.SIGALRM, trial.too_long)
        trial.allow(6 * LEAST_SECONDS)
        files = list(dict.fromkeys(map(file_of, tests)))
        where = f"--basetemp={told.with_suffix('.files')}"
        ended = int(pytest.main(["-p", "no:cacheprovider", where, *files], plugins=[trial]))
    finally:
        os._exit(ended)


def _be_silent() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
