"""Many changes tried, a few at a time. In: changes and what was learned. Out: for each whether a test noticed it."""

import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.mutation.changes import Change, changed_tree
from cardwright_tools.mutation.learning import Learned, file_of
from cardwright_tools.mutation.trial import run_trial

# What tests need and the runtime has no part in: imported once, before the forks.
BEFOREHAND = (
    "cardwright.pipeline",
    "hypothesis.strategies",
    "jinja2",
    "lark",
    "rich.console",
    "typer",
)


@dataclass(frozen=True, slots=True)
class Tried:
    """`test` is the one that failed; empty where the change survived `tests` of them."""

    change: Change
    test: str
    tests: int


class Order:
    """Which tests come first: those that noticed a change of this file before, then the fastest, as many as the time allows."""

    def __init__(self, known: Learned, seconds: float) -> None:
        self.known = known
        self.seconds = seconds
        self.noticed: Counter[tuple[str, str]] = Counter()

    def of(self, change: Change) -> list[str]:
        seconds = self.known.seconds
        tests = sorted(self.known.tests_for(change), key=lambda test: self.rank(change, test))
        sums = accumulate(seconds[test] for test in tests)
        return [test for test, sum_ in zip(tests, sums) if sum_ <= self.seconds] or tests[:1]

    def rank(self, change: Change, test: str) -> tuple[int, float]:
        before = self.known.before.get(file_of(test), 0.0)
        return -self.noticed[change.file, test], before + self.known.seconds[test]

    def learn(self, one: "Tried") -> None:
        self.noticed[one.change.file, one.test] += 1


def tried(
    changes: Iterable[Change], known: Learned, root: Path, jobs: int, seconds: float
) -> Iterator[Tried]:
    """In whatever order they end. Whoever stops asking stops the tests."""
    for name in BEFOREHAND:
        import_module(name)
    taken = [name for name in sys.modules if name.startswith("cardwright_runtime.")]
    assert not taken, f"Imported before any change: {taken}"
    os.chdir(root)
    running: dict[int, tuple[Change, int]] = {}
    order = Order(known, seconds)
    with TemporaryDirectory(prefix="mutation-") as folder:
        try:
            for change in changes:
                tests = order.of(change)
                if not tests:
                    yield Tried(change, "", 0)
                    continue
                if len(running) >= jobs:
                    ended = _next_ended(running, Path(folder))
                    order.learn(ended)
                    yield ended
                running[_begun(change, tests, known, Path(folder))] = change, len(tests)
            while running:
                yield _next_ended(running, Path(folder))
        finally:
            for child in running:
                os.killpg(child, signal.SIGKILL)


def _begun(change: Change, tests: list[str], known: Learned, folder: Path) -> int:
    path = known.runtime / change.file
    tree = changed_tree(change, path.read_text("utf-8"))
    code = compile(tree, str(path), "exec", dont_inherit=True)
    name = ".".join(path.relative_to(known.runtime.parent).with_suffix("").parts)
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        told = folder / str(os.getpid())
        run_trial(name.removesuffix(".__init__"), code, tests, known.seconds, told)
    return child


def _next_ended(running: dict[int, tuple[Change, int]], folder: Path) -> Tried:
    ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
    child = ended.si_pid if ended else 0
    # Tests may have left processes of their own; the group exists as long as its first one is waited for.
    os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    change, tests = running.pop(child)
    code = os.waitstatus_to_exitcode(status)
    told = folder / str(child)
    test = told.read_text("utf-8") if told.is_file() else f"the process ends with {code}"
    return Tried(change, test if code else "", tests)
