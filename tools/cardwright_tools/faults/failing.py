"""A disk that takes no more. In: from which write on, the error, and the words of a command. Out: the command's exit code, with a disk that fails it."""

import errno
import os
import sys

ERRORS = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
MOST_WRITES = 90
"""About so many are in the longest of the deeds."""
EVENTS = ("open", "os.rename", "os.mkdir", "os.truncate")


def main(words: list[str]) -> None:
    """`sys.audit` is told of every file that is opened or renamed, before it is done."""
    _fail(int(words[0]), int(words[1]))
    sys.argv = ["cardwright", *words[2:]]
    from cardwright_tools.main import main as command

    command()


def _fail(first: int, code: int) -> None:
    left = first

    def write(path: object) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            raise OSError(code, os.strerror(code), path if isinstance(path, str) else None)

    def watch(event: str, told: tuple[object, ...]) -> None:
        if event not in EVENTS:
            return
        if event == "open":
            flags = told[2]
            if not isinstance(flags, int) or not flags & WRITING or told[0] == os.devnull:
                return
        write(os.fspath(told[0]) if isinstance(told[0], str | os.PathLike) else None)

    def sync(handle: object) -> None:
        write(None)

    sys.addaudithook(watch)
    setattr(os, "fsync", sync)


if __name__ == "__main__":
    main(sys.argv[1:])
