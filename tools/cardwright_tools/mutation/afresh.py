"""A change tried with everything imported anew. In: a changed module, its tests. Out: the trial, in a process that ends here.

For what runs before the tests: constants, tables that tests share.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import NoReturn

import pytest

from cardwright_tools.mutation.changes import Change
from cardwright_tools.mutation.forks import Tried, Work, module_of, one_by_one
from cardwright_tools.mutation.learning import file_of, forget
from cardwright_tools.mutation.trial import Trial, alone

# What most tests need: imported once, before the forks.
BEFOREHAND = (
    "cardwright.pipeline",
    "hypothesis.strategies",
    "jinja2",
    "lark",
    "rich.console",
    "typer",
)


def import_beforehand() -> None:
    for name in BEFOREHAND:
        import_module(name)


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


def tried_afresh(changes: Iterable[Change], work: Work) -> Iterator[Tried]:
    def begin(trial: Trial, change: Change, code: CodeType) -> NoReturn:
        with alone(trial):
            forget(work.known.package.name)
            sys.meta_path.insert(0, ChangedModule(module_of(change, work.known), code))
            files = list(dict.fromkeys(map(file_of, trial.order)))
            trial.end_with(int(pytest.main(["-p", "no:cacheprovider", *files], plugins=[trial])))

    import_beforehand()
    yield from one_by_one(changes, work, begin)
