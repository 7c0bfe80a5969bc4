"""Many commands, each in a process of its own, without starting Python for each. In: a line of JSON for each command, for a sound pack to learn, or for a place to meet. Out: a line with its exit code.

The guard of this folder watches every one of them; each is told its own place.
"""

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import FrameType

from typer.testing import CliRunner

from cardwright.answers import Answers
from cardwright.pipeline import Project
from cardwright_tools.building.build import build
from cardwright_tools.building.sources import BELOW, read_sources
from cardwright_tools.command_line import command_line
from cardwright_tools.project import HOME, find_project, sources_of

# By this name Python finds it here, and mypy nowhere.
GUARD = import_module("sitecustomize")

MOST_SECONDS = 180
"""On a machine that others keep busy: where there is no pack, `build --check` makes all that comes with the game."""
MOST_BYTES = 8 << 30
"""Of addresses, not of memory in use."""
LATE = 124
OF_THE_GAME = ("cards/", f"{BELOW}cards/")
"""So the game's own files are called, seen from a pack; no file of a pack can be called so."""
SOUND = (
    'card it "It"\n    number F01\n    automated, cost 10\n    when played\n        gain 1 plant\n'
)
WITHOUT = (
    "__main__",
    "bench",
    "compiling",
    "fuzz",
    "meaning_survives",
    "mutation",
    "recovery",
    "soak",
)
"""What no command here needs, or what has to start by itself."""


def serve() -> None:
    for package in ("cardwright_tools", "cardwright_cards"):
        _import_all(package)
    from cardwright_tools.fuzz.problems import broken
    from cardwright_tools.main import main

    # With this, all has been read once that is the same in every place.
    assert broken(SOUND) == []
    # The libraries that read the words are loaded when there are some.
    CliRunner().invoke(command_line(), ["explain", "no-such-page"])
    known = Known()
    known.learn(HOME)
    for line in sys.stdin:
        told = json.loads(line)
        if "learn" in told:
            known.learn(Path(told["learn"]))
            _shared()
            print(0, flush=True)
            continue
        if "leave" in told:
            print(0, flush=True)
            os._exit(0)
        child = os.fork()
        if child == 0 and "meet" in told:
            # From now on this process serves, until it is told to leave the place.
            _be_at(told["meet"])
            known.meet(Path(told["meet"], "here"))
            print(0, flush=True)
            continue
        if child == 0:
            os._exit(_code(main, told))
        if "meet" in told:
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if code:
                print(code, flush=True)
            continue
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


class Known:
    """What the compiler makes of the game's own cards, with the nouns of sound packs: each command would work it out anew.

    An answer is known where all that it rests on is the same; whatever an attacker changed is read as ever.
    """

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str, str], object] = {}
        self.learns: Callable[[str], bool] | None = None
        work_out = getattr(Answers, "_up_to_date")

        def up_to_date(
            own: Answers, question: str, about: str, rests_on: str, work: Callable[[], object]
        ) -> object:
            key = question, about, rests_on
            found = self.answers.get(key) or work_out(own, question, about, rests_on, work)
            # What is planned also depends on the package it is for.
            if self.learns and self.learns(about) and question != "planned":
                self.answers[key] = found
            return found

        setattr(Answers, "_up_to_date", up_to_date)

    def learn(self, folder: Path) -> None:
        self.learns = lambda about: True
        project = find_project(folder)
        Project(sources_of(project)).findings()
        if project.is_pack:
            # It calls the same files by other names.
            build(folder, check=True)
        self.learns = None

    def meet(self, folder: Path) -> None:
        """What the nouns of an attacker make of the game's own cards; his own files are read by every command anew."""
        self.learns = lambda about: about.startswith(OF_THE_GAME)
        signal.alarm(MOST_SECONDS)
        with suppress(Exception):
            project = find_project(folder)
            Project(sources_of(project)).findings()
            Project(tuple(read_sources(project).all.values())).findings()
        signal.alarm(0)
        self.learns = None
        _shared()


def _shared() -> None:
    """What the processes share they do not copy."""
    gc.collect()
    gc.freeze()


def _be_at(root: str) -> None:
    setattr(GUARD, "PLACE", root)
    setattr(GUARD, "TRIPPED", os.path.join(root, "tripped"))
    signal.signal(signal.SIGALRM, _late)


def _import_all(package: str) -> None:
    for found in iter_modules(import_module(package).__path__):
        if found.name not in WITHOUT:
            name = f"{package}.{found.name}"
            import_module(name)
            if found.ispkg:
                _import_all(name)


def _code(main: Callable[[], None], told: dict[str, object]) -> int:
    """As if Python had just been started there."""
    root, words, environment = told["root"], told["words"], told["environment"]
    assert isinstance(root, str) and isinstance(words, list) and isinstance(environment, dict)
    _be_at(root)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(os.path.join(root, "here"))
    for stream, name in enumerate(("typed", "said", "said")):
        os.dup2(
            os.open(os.path.join(root, name), os.O_RDWR | (os.O_APPEND if stream else 0)), stream
        )
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    signal.alarm(MOST_SECONDS)
    sys.argv = ["cardwright", *words]
    try:
        main()
        code: object = 0
    except SystemExit as end:
        code = end.code
    if isinstance(code, str):
        print(code, file=sys.stderr)
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else 1 if code else 0


def _late(number: int, frame: FrameType | None) -> None:
    os._exit(LATE)


if __name__ == "__main__":
    serve()
