"""A change tried where all tests are collected already. In: changes of functions. Out: trials in forks of one session of pytest.

Only the code of the changed function is put in the place of the old one, which takes no time. What ran while tests were
collected would not see it: such changes are tried afresh.
"""

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import CodeType, FunctionType
from typing import NoReturn

import pytest

from cardwright_tools.mutation.changes import Change
from cardwright_tools.mutation.forks import Tried, Work, code_of, module_of, one_by_one
from cardwright_tools.mutation.learning import TestsFailed
from cardwright_tools.mutation.trial import Trial, alone, only_examples


def function_in(module: str, path: Sequence[str]) -> FunctionType | None:
    """The outermost function of a path such as `Board.__init__`; None where something else stands there."""
    found: object = import_module(module)
    for name in path:
        found = getattr(found, "__dict__", {}).get(name)
        if isinstance(found, property):
            found = found.fget
        if isinstance(found, FunctionType):
            return found
    return None


def code_in(code: CodeType, path: Sequence[str]) -> CodeType | None:
    """The code of that function in the code of its module."""
    for name in path:
        inner = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name]
        if len(inner) != 1:
            return None
        code = inner[0]
        if code.co_flags & 0x2:
            return code
    return None


@dataclass(frozen=True, slots=True)
class NotPut:
    """Its function cannot be found again, so that the change must be tried afresh."""

    change: Change


class Session:
    """A plugin of pytest: instead of running the tests it calls `work`, which forks."""

    def __init__(self, work: Callable[["Session"], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.plugins: pytest.PytestPluginManager | None = None

    def pytest_configure(self, config: pytest.Config) -> None:
        only_examples()
        self.plugins = config.pluginmanager

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        return True

    def run(self, trial: Trial, module: str, path: Sequence[str], code: CodeType) -> NoReturn:
        """In a fork; exit code 0 where every test holds."""
        with alone(trial):
            put(module, path, code)
            assert self.plugins is not None
            self.plugins.register(trial)
            items = [self.items[test] for test in trial.order if test in self.items]
            for item, following in zip(items, [*items[1:], None]):
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            trial.end_with(0)


def can_be_put(module: str, path: Sequence[str], code: CodeType) -> bool:
    """What a decorator has put in its place is called otherwise."""
    function, changed = function_in(module, path), code_in(code, path)
    if function is None or changed is None:
        return False
    return function.__code__.co_name == changed.co_name


def put(module: str, path: Sequence[str], code: CodeType) -> None:
    function, changed = function_in(module, path), code_in(code, path)
    assert function is not None and changed is not None
    function.__code__ = changed


def tried_in_session(changes: list[Change], work: Work) -> Iterator[Tried | NotPut]:
    """A process of its own collects the tests once and forks for each change; what it finds comes through a pipe."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _be_a_session(changes, work, write)
    os.close(write)
    answered = 0
    try:
        with os.fdopen(read, encoding="utf-8") as lines:
            for line in lines:
                place, test, tests = json.loads(line)
                answered += 1
                change = changes[place]
                yield NotPut(change) if test is None else Tried(change, test, tests)
    finally:
        # It stops what it has begun.
        os.kill(child, signal.SIGTERM)
        os.waitpid(child, 0)
    if answered < len(changes):
        raise TestsFailed("The tests could not be collected; see above.")


def _be_a_session(changes: list[Change], work: Work, write: int) -> NoReturn:
    def tell(session: Session) -> None:
        with os.fdopen(write, "w", encoding="utf-8") as lines:
            for one in _found(changes, work, session):
                test, tests = (None, 0) if isinstance(one, NotPut) else (one.test, one.tests)
                line = json.dumps([changes.index(one.change), test, tests])
                print(line, file=lines, flush=True)

    code = 1
    try:
        os.setsid()
        os.dup2(2, 1)
        words = ["-q", "-p", "no:cacheprovider", "-m", "not slow", *work.known.folders]
        code = int(pytest.main(words, plugins=[Session(tell)]))
    finally:
        os._exit(code)


def _found(changes: list[Change], work: Work, session: Session) -> Iterator[Tried | NotPut]:
    def begin(trial: Trial, change: Change, code: CodeType) -> NoReturn:
        session.run(trial, module_of(change, work.known), _path(change), code)

    fitting = []
    for change in changes:
        if can_be_put(module_of(change, work.known), _path(change), code_of(change, work.known)):
            fitting.append(change)
        else:
            yield NotPut(change)
    yield from one_by_one(fitting, work, begin)


def _path(change: Change) -> list[str]:
    return change.function.split(".")
