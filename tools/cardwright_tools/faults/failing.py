"""A disk that takes no more, or a power cut in the midst of a write. In: at which write, the error, and the words of a command. Out: the command's exit code.

Error 0 is the power cut: this process and all that it has started are killed. Where the command ends by itself, the last line of
what it says on the error stream is how many writes there were.
"""

import errno
import os
import signal
import sys
from collections.abc import Callable

ERRORS = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
POWER_CUT = 0
COUNTED = "writes: "
EVENTS = ("open", "os.rename", "os.mkdir", "os.truncate")


def main(words: list[str]) -> None:
    """`sys.audit` is told of every file that is opened or renamed, before it is done."""
    writes = _Writes(int(words[0]), int(words[1]))
    sys.addaudithook(writes.watch)
    setattr(os, "fsync", writes.sync)
    sys.argv = ["cardwright", *words[2:]]
    # Quick commands leave by this door, all others by the common one.
    setattr(os, "_exit", writes.leave)
    from cardwright_tools.main import main as command

    try:
        command()
    finally:
        writes.tell()


class _Writes:
    """From the write of this number on they fail; those of other processes, which this one starts, are their own."""

    def __init__(self, first: int, code: int) -> None:
        self.first = first
        self.code = code
        self.done = 0

    def write(self, path: object) -> None:
        self.done += 1
        if self.done < self.first:
            return
        if self.code == POWER_CUT:
            os.killpg(os.getpgrp(), signal.SIGKILL)
        raise OSError(self.code, os.strerror(self.code), path if isinstance(path, str) else None)

    def watch(self, event: str, told: tuple[object, ...]) -> None:
        if event not in EVENTS:
            return
        if event == "open":
            path, _, flags = told
            if not isinstance(flags, int) or not flags & WRITING or path == os.devnull:
                return
            # What is open already, such as a pipe to another process, is on no disk or was counted.
            if isinstance(path, int):
                return
        self.write(os.fspath(told[0]) if isinstance(told[0], str | os.PathLike) else None)

    def tell(self) -> None:
        print(f"{COUNTED}{self.done}", file=sys.stderr, flush=True)

    def leave(self, code: int, leave: Callable[[int], None] = os._exit) -> None:
        self.tell()
        leave(code)

    def sync(self, handle: object) -> None:
        self.write(None)


if __name__ == "__main__":
    main(sys.argv[1:])
