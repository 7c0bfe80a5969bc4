"""Changes tried in forks, a few at a time. In: changes, and what a fork does. Out: for each whether a test noticed it."""

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from types import CodeType
from typing import NoReturn

from cardwright_tools.mutation.changes import Change, changed_tree
from cardwright_tools.mutation.learning import Learned, file_of
from cardwright_tools.mutation.trial import Trial


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


@dataclass(frozen=True, slots=True)
class Work:
    """How changes are tried: with which tests, how many at a time, where trials tell what they found."""

    known: Learned
    order: Order
    jobs: int
    folder: Path


Begin = Callable[[Trial, Change, CodeType], NoReturn]


def one_by_one(changes: Iterable[Change], work: Work, begin: Begin) -> Iterator[Tried]:
    """A fork for each, some at a time."""
    running: dict[int, tuple[Change, int]] = {}
    try:
        for change in changes:
            tests = work.order.of(change)
            if not tests:
                yield Tried(change, "", 0)
                continue
            if len(running) >= work.jobs:
                yield _next_ended(running, work)
            running[_begun(change, tests, work, begin)] = change, len(tests)
        while running:
            yield _next_ended(running, work)
    finally:
        for child in running:
            os.killpg(child, signal.SIGKILL)


def _begun(change: Change, tests: list[str], work: Work, begin: Begin) -> int:
    code = code_of(change, work.known)
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        begin(Trial(tests, work.known.seconds, work.folder / str(os.getpid())), change, code)
    return child


def code_of(change: Change, known: Learned) -> CodeType:
    """Of the whole changed module."""
    path = known.package / change.file
    tree = changed_tree(change, path.read_text("utf-8"))
    return compile(tree, str(path), "exec", dont_inherit=True)


def module_of(change: Change, known: Learned) -> str:
    path = known.package / change.file
    name = ".".join(path.relative_to(known.package.parent).with_suffix("").parts)
    return name.removesuffix(".__init__")


def _next_ended(running: dict[int, tuple[Change, int]], work: Work) -> Tried:
    ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
    child = ended.si_pid if ended else 0
    # Tests may have left processes of their own; the group exists as long as its first one is waited for.
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    change, tests = running.pop(child)
    code = os.waitstatus_to_exitcode(status)
    told = work.folder / str(child)
    test = told.read_text("utf-8") if told.is_file() else f"the process ends with {code}"
    found = Tried(change, test if code else "", tests)
    work.order.learn(found)
    return found
