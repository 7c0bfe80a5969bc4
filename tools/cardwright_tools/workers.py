"""Processes that work for this one. In: nothing. Out: ways to start them, in which the current folder is no place to look for modules.

Python puts the current folder at the head of the path of each process that it starts, and of `python -m`. Somebody who stands
in a stranger's folder would run its `pickle.py` instead of Python's own.
"""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext


def leave_the_current_folder() -> None:
    """From now on no module is looked for there, by this process or by one that it starts."""
    os.environ["PYTHONSAFEPATH"] = "1"
    if not sys.flags.safe_path and sys.path[:1] in ([""], [os.getcwd()]):
        del sys.path[0]


def processes(method: str | None = None) -> "BaseContext":
    """`spawn`, `fork`, or as the system usually does it."""
    # Most commands work alone, and this takes long to load.
    from multiprocessing import get_context

    os.environ["PYTHONSAFEPATH"] = "1"
    return get_context(method)
