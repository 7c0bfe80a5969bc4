"""Every command meets every artefact of these tables. In: what strangers lay down, and each way to hand it to a command. Out: what is said, the exit code, and no trace.

`said/` holds for each artefact the exit codes, and what is said where a command does not end well (`--bless`).
"""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from shutil import rmtree
from typing import get_type_hints

import pytest
import typer
from attacks import (
    built,
    test_current_folder,
    test_damaged_files,
    test_generated_python,
    test_saves,
)
from attacks.place import Place, changed
from attacks.quick_place import QuickPlace, Server

from cardwright.source.visible import hidden_in
from cardwright_tools.command_line import COMMANDS, command_line

Lays = Callable[[Place], object]
ALONE = (test_current_folder.SHADOWS, test_generated_python.ATTACKS)
OF_ONE_COMMAND = ("simulate", "conformance", "facts", "test", "wording", "import")
"""What the others never read: such artefacts lie beside those of another command."""

WITH_A_PACK = (
    test_saves.lay_table_with_its_folder,
    test_saves.lay_table_of_another_pack,
    test_saves.lay_own_table,
)

LAID_TWICE = (test_current_folder.lay_shadows,)
"""Another artefact holds all of it."""
IGNORED = (
    built.lay_machine_code,
    built.lay_bytecode,
    built.lay_foreign_packages,
    built.lay_foreign_modules,
    test_current_folder.lay_engine,
)
"""What lies beside the modules of a pack is not even looked at, so one hides nothing of another."""


def _artefacts() -> Iterator[tuple[str, tuple[Lays, ...]]]:
    """Places by their names, with all that lies in each."""
    met: list[Lays] = []
    columns: dict[str, list[Lays]] = {"": []}
    for table in (*ALONE, test_damaged_files.ATTACKS, test_saves.ATTACKS):
        for name, attack in table.items():
            if attack.lays in (*met, *LAID_TWICE):
                continue
            met.append(attack.lays)
            if table is test_saves.ATTACKS and attack.lays not in WITH_A_PACK:
                columns.setdefault("play", []).append(attack.lays)
            elif attack.lays in IGNORED:
                columns[""].append(attack.lays)
            elif table is test_damaged_files.ATTACKS and attack.words[0] in OF_ONE_COMMAND:
                columns.setdefault(attack.words[0], []).append(attack.lays)
            else:
                yield name, (attack.lays,)
    yield "beside the modules", tuple(columns.pop(""))
    for number, row in enumerate(zip_longest(*columns.values()), 1):
        yield f"files {number}", tuple(lays for lays in row if lays)


ARTEFACTS = dict(_artefacts())
STARTED_ANEW = ("workers of build",)
"""Modules that lie where one stands can only be met by a process that has not imported its own yet."""
SAID = Path(__file__).with_name("said")
CARDS = "{cards}"
COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
MOST_SAID = 100_000
_WORD = re.compile(r"\w")
_HEAD = re.compile(r"^card (\w+) ", re.MULTILINE)


@dataclass(frozen=True)
class Met:
    """A way to type a command; `writes` are patterns of what it is there to write."""

    words: tuple[str, ...]
    writes: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    """What it may start, and nothing else: each side of a comparison is played by a Python of its own; git says what was released."""


GENERATED = ("generated/*",)
ROWS = ("rows.parquet", "rows.parquet.*")
WAYS = (
    Met(("check",)),
    Met(("check", "--json", ".")),
    Met(("fmt", "--check", ".")),
    Met(("explain", "python-escape")),
    Met(("text", CARDS)),
    Met(("show", CARDS)),
    Met(("facts", "--compare", "facts")),
    Met(("facts", "--out", "told"), ("told/*",)),
    Met(("conformance", "oracle", "--jobs", "1")),
    Met(("contract", "--of", "its", ".")),
    Met(("build", "--check")),
    Met(("welcome",)),
    Met(("bench", "nothing")),
    Met(("compile",)),
    Met(("play", "--resume", "--save", "it.table"), ("it.table",)),
    Met(("play", "--solo", "--packs", ".", "--seed", "1")),
    Met(("simulate", "--games", "1", "--against", "stats.json", "--out", "other.parquet"), ("other.parquet*",)),
    Met(("simulate", "--games", "1", "--packs", ".", "--out", "rows.parquet", "--chart", "rows.html"), (*ROWS, "rows.html")),
    Met(("test", "stories"), GENERATED),
    Met(("build",), GENERATED),
    Met(("play", "--solo", "--packs", ".", "--seed", "2")),
    Met(("check", "--fix"), ("*.card",)),
    Met(("fmt",), ("*.card",)),
    Met(("new", "card", "Snow"), ("snow.card",)),
    Met(("new", "pack", "Ice Age"), ("ice_age/*", "*/ice_age/*"), starts=("git",)),
)  # fmt: skip
"""In the order in which they are typed: what writes comes last."""
UNTOLD = (
    Met(("set", "base", "--csv")),
    Met(("pack", "list")),
    Met(("diff", ".", "--games", "0"), starts=(sys.executable, "git")),
    Met(("breaking", "--against", "."), starts=(sys.executable, "git")),
    Met(("wording", "compare", "printed.json")),
    Met(("import", "printed.txt")),
    Met(("release", "--version", "1.0", "--out", "out", "--conformance", "oracle"), (*GENERATED, "out/*"), ("git",)),
    Met(("pack", "lock"), ("pack.lock",)),
)  # fmt: skip
"""They meet it as well, last of all; what they say is held by tests of their own."""
NO_COMPILER = {"PATH": "", "CC": "nothing"}
"""`compile` takes minutes, and no file of anybody: here it only begins."""


SOUND: tuple[Lays, ...] = (lambda place: place.put(built.SOURCES), test_damaged_files.PLAIN)
"""Packs whose nouns nearly all artefacts have."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All places are here, one after the other: what is known of one is known of the next, as far as nothing was changed."""
    return tmp_path_factory.mktemp("place")


@pytest.fixture(scope="module")
def server(room: Path) -> Iterator[Server]:
    server = Server()
    for lays in SOUND:
        place = QuickPlace(emptied(room), server)
        lays(place)
        server.learn(place.here)
    yield server
    server.end()


def emptied(room: Path) -> Path:
    rmtree(room)
    room.mkdir()
    return room


@pytest.mark.slow
@pytest.mark.parametrize("artefact", ARTEFACTS)
def test_every_command_meets_it(room: Path, artefact: str, server: Server, bless: bool) -> None:
    root = emptied(room)
    place = Place(root) if artefact in STARTED_ANEW else QuickPlace(root, server)
    for lays in ARTEFACTS[artefact]:
        lays(place)
    with nullcontext() if artefact in STARTED_ANEW else server.meeting(place.root):
        told = _told_by_all(place)
    golden = SAID / _file(artefact)
    text = "\n".join((artefact, *told)) + "\n"
    if bless:
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, "utf-8")
    assert golden.read_text("utf-8") == text


def _told_by_all(place: Place) -> list[str]:
    """Each command leaves no trace, and says nothing that must not be said."""
    before = place.prints()
    told: list[str] = []
    for way in (*WAYS, *UNTOLD):
        words = [word for given in way.words for word in _meant(given, place)]
        said = place.run(*words, typed="quit\n", environment=NO_COMPILER)
        traces = place.traces()
        for started in way.starts:
            traces = traces.replace(f"subprocess.Popen {started}\n", "")
        if way.starts:
            place.tripped.unlink(missing_ok=True)
        assert traces == "", (words, said)
        assert said.code in (0, 1, 2) and "Traceback" not in said.text, (words, said)
        assert len(said.text) < MOST_SAID, words
        assert list(hidden_in(COLOUR.sub("", said.text))) == [], words
        after = place.prints()
        assert changed(before, after, way.writes) == [], words
        before = after
        if way in WAYS:
            told.append(
                f"{said.code} {' '.join(way.words)}{_last(said.text, place) if said.code else ''}"
            )
    return told


def _file(artefact: str) -> str:
    return re.sub(r"\W+", "_", artefact) + ".txt"


def _meant(word: str, place: Place) -> list[str]:
    """All cards that lie there, for those who want them named."""
    if word != CARDS:
        return [word]
    texts = [
        path.read_bytes()[:100_000].decode("utf-8", "replace")
        for path in sorted(place.here.glob("*.card"))
        if path.is_file()
    ]
    return sorted({id for text in texts for id in _HEAD.findall(text)}) or ["algae"]


def _last(text: str, place: Place) -> str:
    # From 0.29 on, Typer words what it refuses in another way.
    plain = text.replace(str(place.root), "PLACE").replace("Value error, ", "")
    lines = [line.strip("│ ") for line in plain.splitlines()]
    return ": " + next((line for line in reversed(lines) if _WORD.search(line)), "")


def test_no_command_and_no_path_is_left_out() -> None:
    """A new command, or one that takes a new path, fails here until it meets the artefacts."""
    assert {way.words[0] for way in (*WAYS, *UNTOLD)} == set(COMMANDS)
    paths = list(_paths(command_line(), ()))
    assert len(paths) > 9
    for words, option in paths:
        ways = [
            way.words[len(words) :] for way in (*WAYS, *UNTOLD) if way.words[: len(words)] == words
        ]
        if option:
            assert any(option in rest for rest in ways), (words, option)
        else:
            assert any(rest and not rest[-1].startswith("-") for rest in ways), words


def _paths(app: typer.Typer, words: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The words of each command that takes a path, with the option; empty where it stands without one."""
    for group in app.registered_groups:
        assert group.typer_instance is not None
        yield from _paths(group.typer_instance, (*words, str(group.name)))
    for command in app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__
        for parameter, hint in get_type_hints(command.callback, include_extras=True).items():
            if "Path" in str(hint):
                is_option = isinstance(hint.__metadata__[0], typer.models.OptionInfo)
                yield (*words, name), f"--{parameter.replace('_', '-')}" if is_option else ""


def test_no_file_of_what_is_said_is_left_over() -> None:
    assert {path.name for path in SAID.iterdir()} == set(map(_file, ARTEFACTS))
