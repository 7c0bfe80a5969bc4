"""One writer at a time. In: a folder. Out: a while in which nobody else who asks for the same folder goes on.

Two builds of one project would take the files that the other one has begun for what a killed build has left, and delete them.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardwright.source.visible import visible

if sys.platform != "win32":
    import fcntl


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """It ends with the process, however that ends."""
    if sys.platform == "win32":
        # There are no such locks: nobody waits for anybody.
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        _take(handle, folder)
        yield
    finally:
        os.close(handle)


def _take(handle: int, folder: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        told = f"Another command writes in `{visible(str(folder))}`: this one waits for its end."
        print(told, file=sys.stderr)
        fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError:
        # Some folders of other computers have no locks.
        pass
