"""What processes of ours import, and those that work for this one. In: nothing. Out: ways to start them, in which neither the current folder nor a wheel of cards is a place to look for modules.

None of them outlives this one: one that is killed can tell nobody to stop. And if one of them is killed, this one is told.

Python puts the current folder at the head of the path of each process that it starts, and of `python -m`. Somebody who stands
in a stranger's folder would run its `pickle.py` instead of Python's own.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cardwright_tools.manifests import BUILT

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.context import BaseContext


def leave_the_current_folder() -> None:
    """From now on no module is looked for there, by this process or by one that it starts."""
    os.environ["PYTHONSAFEPATH"] = "1"
    if not sys.flags.safe_path and sys.path[:1] in ([""], [os.getcwd()]):
        del sys.path[0]


class NothingInstalled:
    """Stands before Python's own finders and behind the packs that were compared (`cardwright_runtime/built_packs.py`)."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname.startswith(BUILT):
            raise ModuleNotFoundError(f"Nobody has built {fullname!r} here.", name=fullname)


def leave_the_wheels() -> None:
    """The package that a pack's wheel has brought is never run: its cards are read, and built here (`installed_packs.py`)."""
    if not any(isinstance(finder, NothingInstalled) for finder in sys.meta_path):
        sys.meta_path.insert(0, NothingInstalled())


def processes(method: str | None = None) -> "BaseContext":
    """`spawn`, `fork`, or as the system usually does it."""
    # Most commands work alone, and this takes long to load.
    from multiprocessing import get_context

    os.environ["PYTHONSAFEPATH"] = "1"
    return get_context(method)


class WorkerLost(Exception):
    """Another process was ended from outside while it worked for this one."""

    def __init__(self) -> None:
        super().__init__(
            "A process that worked for this command was ended from outside, perhaps for want of memory."
            " Run the command again, with fewer `--jobs` if it has them."
        )


def pool(
    jobs: int, method: str | None = None, begin: Callable[..., object] | None = None, *told: object
) -> "ProcessPoolExecutor":
    """`begin` is called in each with what it is told."""
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(jobs, processes(method), _begin, (begin, told))


@contextmanager
def workers(
    jobs: int, method: str | None = None, begin: Callable[..., object] | None = None, *told: object
) -> "Iterator[ProcessPoolExecutor]":
    """They are ended at once where something goes wrong here, also by an interruption."""
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children

    working = pool(jobs, method, begin, *told)
    try:
        yield working
        working.shutdown()
    except BaseException as problem:
        working.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()
        if isinstance(problem, BrokenProcessPool):
            raise WorkerLost from problem
        raise


def _begin(begin: Callable[..., object] | None, told: tuple[object, ...]) -> None:
    from threading import Thread

    leave_the_wheels()
    # The parent alone answers an interruption.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()
    if begin is not None:
        begin(*told)


def _end_with_the_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
