"""Every change tried the quickest way that sees it. In: changes and what was learned. Out: for each whether a test noticed it."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.mutation.afresh import tried_afresh
from cardwright_tools.mutation.changes import Change
from cardwright_tools.mutation.forks import Order, Tried, Work
from cardwright_tools.mutation.in_session import NotPut, tried_in_session
from cardwright_tools.mutation.learning import Learned


def tried(
    changes: Iterable[Change], known: Learned, root: Path, jobs: int, seconds: float
) -> Iterator[Tried]:
    """In whatever order they end. Whoever stops asking stops the tests."""
    os.chdir(root)
    afresh: list[Change] = []
    quick: list[Change] = []
    for change in changes:
        (afresh if known.runs_before_tests(change) else quick).append(change)
    with TemporaryDirectory(prefix="mutation-") as folder:
        work = Work(known, Order(known, seconds), jobs, Path(folder))
        for one in tried_in_session(quick, work) if quick else ():
            if isinstance(one, NotPut):
                afresh.append(one.change)
            else:
                yield one
        yield from tried_afresh(afresh, work)
