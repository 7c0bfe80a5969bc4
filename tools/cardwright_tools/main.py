"""The `cardwright` command. In: the words behind it. Out: one command's exit code: 0 well, 1 findings, 2 usage."""

import gc
import io
import os
import sys
from pathlib import Path

from cardwright_tools.project import NotAProject
from cardwright_tools.workers import leave_the_current_folder

QUICK = ("check", "fmt", "explain", "text", "new")
"""Commands that start nothing that would have to be ended."""

ONE_PASS = (*QUICK, "build")
"""Commands that make many values and no rubbish; looking for rubbish would be a seventh of their time."""


def _leave(code: object) -> None:
    """Python would take a tenth of the time of a quick command to tidy up what nobody needs any more."""
    if sys.argv[1:2] and sys.argv[1] in QUICK and isinstance(code, int):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code if isinstance(code, int | str) else 0)


def _run() -> None:
    words = sys.argv[1:]
    if words[:1] and words[0] in ONE_PASS:
        gc.disable()
    try:
        sys.exit(_code(words))
    except SystemExit as end:
        _leave(end.code)


def _code(words: list[str]) -> int:
    """What is asked after every edit, `check` of some files, waits for no library that reads words."""
    if words[:1] == ["check"] and not any(word.startswith("-") for word in words):
        from cardwright_tools.checking.run import run

        return run([Path(word) for word in words[1:]], "text", fix=False)
    from cardwright_tools.command_line import command_line, wanted_commands

    command_line(wanted_commands(words))()
    return 0


def main() -> None:
    leave_the_current_folder()
    # A terminal that cannot show a character shows another one instead.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _run()
    except NotAProject as problem:
        print(f"cardwright: {problem}", file=sys.stderr)
        sys.exit(2)
    except ValueError as problem:
        # Not imported before, for most commands never read a contract.
        from cardwright.contract import UnreadableContract

        if not isinstance(problem, UnreadableContract):
            raise
        print(f"cardwright: {problem} `cardwright contract` writes it anew.", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python would complain once more while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as problem:
        print(f"cardwright: `{problem.filename}`: {problem.strerror}.", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
