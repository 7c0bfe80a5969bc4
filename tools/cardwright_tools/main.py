"""The `cardwright` command. In: the words behind it. Out: one command's exit code: 0 well, 1 findings, 2 usage, 3 a mistake of our own."""

import gc
import os
import sys
from pathlib import Path
from typing import TextIO

from cardwright.findings.positions import shown
from cardwright_tools import terminal
from cardwright_tools.project import NotAProject
from cardwright_tools.reading import Unreadable
from cardwright_tools.workers import WorkerLost, leave_the_current_folder, leave_the_wheels

QUICK = ("check", "fmt", "explain", "text", "new", "wording", "import")
"""Commands that start nothing that would have to be ended."""

ONE_PASS = (*QUICK, "build")
"""Commands that make many values and no rubbish; looking for rubbish would be a seventh of their time."""


MOVING = ("play", "simulate", "bench", "compile")
"""Commands that move the cursor themselves; what they print was compiled, and no name with anything odd in it ever is."""


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
    if words == ["--version"]:
        from cardwright_tools.versions import version

        print(f"cardwright {version()}")
        return 0
    if words[:1] == ["check"] and not any(word.startswith("-") and word != "-" for word in words):
        from cardwright_tools.checking.run import run

        return run([Path(word) for word in words[1:]], "text", fix=False)
    from cardwright_tools.command_line import command_line, wanted_commands

    command_line(wanted_commands(words))()
    return 0


def _ask_for_no_home() -> None:
    """Black looks for the user's home, though it keeps nothing there for us; where there is none in full, it must find neither an end nor a folder of the one where somebody stands."""
    if not os.path.isabs(os.path.expanduser("~")):
        os.environ["HOME"] = os.devnull


def main() -> None:
    leave_the_current_folder()
    leave_the_wheels()
    _ask_for_no_home()
    terminal.guard(moving=sys.argv[1:2] != [] and sys.argv[1] in MOVING)
    try:
        _run()
    except SystemExit:
        raise
    except BaseException as problem:
        sys.exit(_end(problem))


def _end(problem: BaseException) -> int:
    """What is said of it, and the exit code."""
    match problem:
        case NotAProject() | Unreadable() | WorkerLost():
            return _say(str(problem), 2)
        case KeyboardInterrupt():
            return _say("Stopped.", 130, lead="\n")
        case BrokenPipeError():
            # Whoever read the output has seen enough; Python would complain once more while it ends.
            _let_go(sys.stdout)
            return 1
        case OSError(filename=None):
            _let_go(sys.stdout)
            return _say(f"What was to be written could not be: {_reason(problem)}.", 2)
        case OSError():
            return _say(f"`{problem.filename}`: {_reason(problem)}.", 2)
        case MemoryError():
            return _say("There is not enough memory for this.", 2)
    # Not imported before, for most commands never read a contract.
    from cardwright.contract import UnreadableContract

    if isinstance(problem, UnreadableContract):
        return _say(f"{problem} `cardwright contract` writes it anew.", 2)
    from cardwright.wording.phrases import PhraseMissing

    if isinstance(problem, PhraseMissing):
        # What check refuses may have no words yet.
        return _say(f"{problem}: see `cardwright check`.", 2)
    from cardwright_runtime.kernel.errors import GameError

    if isinstance(problem, GameError):
        return _say(str(problem), 2)
    from cardwright_tools.internal_errors import EXIT_CODE, told

    return _say(told(problem, sys.argv[1:]), EXIT_CODE)


def _reason(problem: OSError) -> str:
    return problem.strerror or str(problem) or type(problem).__name__


def _say(text: str, code: int, lead: str = "cardwright: ") -> int:
    """Where even this cannot be printed, the exit code is all there is to tell."""
    try:
        print(f"{lead}{shown(text)}", file=sys.stderr)
    except OSError:
        _let_go(sys.stderr)
    return code


def _let_go(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    main()
