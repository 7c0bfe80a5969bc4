"""Where the cards are. In: a folder to start from. Out: the project around it and its source files."""

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardwright.findings.words import either, quoted
from cardwright.source import CONTRACT_FILE, SourceFile
from cardwright.source.visible import visible
from cardwright.values import dataclass
from cardwright_tools import reading
from cardwright_tools.manifests import BUILT, MANIFEST, Manifest, manifests_below, needed_by

CHECKOUT = Path(__file__).resolve().parents[2]
# A wheel carries the cards beside the tools.
HOME = CHECKOUT if (CHECKOUT / "cards").is_dir() else Path(__file__).resolve().parent / "game"
SUFFIX = ".card"


class NotAProject(Exception):
    """A folder or file that no project holds; the message says what was looked for."""


@dataclass(frozen=True, slots=True)
class Project:
    """`cards` is what this project writes; `below` are card folders that it builds on (the game, for a pack)."""

    root: Path
    cards: Path
    generated: Path
    below: tuple[Path, ...] = ()

    @property
    def is_pack(self) -> bool:
        return bool(self.below)

    def name_of(self, path: Path) -> str:
        """How a file is called inside the compiler, the same wherever the user stands.

        A pack's files go by their full names, so that none of them can pass for a file of the game.
        """
        name = _text(path)
        for folder in [below.parent for below in self.below] or [self.root]:
            inside = f"{_text(folder).rstrip('/')}/"
            if name.startswith(inside):
                return name.removeprefix(inside)
        return name


def shown_name(path: Path) -> str:
    """How a file is called in messages: from where the user stands, in full where that is far away."""
    here = Path.cwd()
    near = (here, find_project(here).root)
    if any(path.is_relative_to(folder) and here.is_relative_to(folder) for folder in near):
        path = Path(os.path.relpath(path, here))
    return visible(_text(path))


def _text(path: Path) -> str:
    """Names of files need not be text everywhere."""
    return os.fsencode(path.as_posix()).decode("utf-8", "replace")


def find_project(start: Path | None = None) -> Project:
    """The nearest folder upwards that is a pack or the toolchain itself; the toolchain where there is none."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / MANIFEST).is_file() and not _comes_with_a_game(folder):
            return Project(folder, folder, folder / "generated", (HOME / "cards",))
        if (folder / "cards").is_dir() and (folder / "pyproject.toml").is_file():
            return Project(folder, folder / "cards", folder / "generated")
    return Project(HOME, HOME / "cards", HOME / "generated")


def _comes_with_a_game(pack: Path) -> bool:
    """A pack among the cards of a game is checked as part of that game, in every copy of it."""
    above = (HOME / "cards", *(folder for folder in pack.parents if folder.name == "cards"))
    return any(pack.is_relative_to(cards) and any(cards.glob("*/game.card")) for cards in above)


def folders_here() -> list[Path]:
    """What a command without paths speaks of: the project around here, or packs below, or what comes with the tools."""
    here = Path.cwd().resolve()
    project = find_project(here)
    if here.is_relative_to(project.root):
        return [project.cards]
    below = sorted({found.parent for found in _packs_below(here)})
    return below or [project.cards]


def elsewhere() -> str:
    """What to add where somebody misses a card that lies in another folder; empty inside of a project."""
    if Path.cwd().resolve().is_relative_to(find_project().root):
        return ""
    return " You stand in no pack; the cards of a pack are known in its folder."


def _packs_below(here: Path) -> Iterator[Path]:
    """As deep as repositories keep them; somebody's whole disk is not searched."""
    for pattern in (f"*/{MANIFEST}", f"*/*/{MANIFEST}", f"*/*/*/{MANIFEST}"):
        yield from here.glob(pattern)


def contract_files(project: Project) -> list[Path]:
    """What the runtimes of the games offer, each in the folder of its game. A pack brings none: what a contract says is written into Python."""
    folders = project.below or (project.cards,)
    return [path for folder in folders for path in sorted(folder.glob(f"*/{CONTRACT_FILE}"))]


def card_files(folder: Path) -> list[Path]:
    """Card files below a folder, in one order everywhere; links that lead out of the folder are not followed."""
    return sorted(map(Path, _cards_below(str(folder), folder.resolve(), reading.MOST_DEEP)))


def _cards_below(folder: str, inside: Path, deep: int) -> Iterator[str]:
    """A folder that cannot be looked into is not an empty one: a build would delete what was made of its cards."""
    reading.must_not_be_deep(deep, folder)
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if not entry.name.startswith((".", BUILT)):
                    yield from _cards_below(entry.path, inside, deep - 1)
            elif entry.name.endswith(SUFFIX) and _stays(entry, inside):
                yield entry.path


def _stays(entry: "os.DirEntry[str]", inside: Path) -> bool:
    """Below a folder only links can lead out of it; what is no file, such as a pipe, would be waited for."""
    if entry.is_symlink():
        path = Path(entry.path)
        return path.is_file() and path.resolve().is_relative_to(inside)
    return entry.is_file()


def read_source(path: Path, name: str) -> SourceFile:
    """Bytes that are no UTF-8 are kept visible as replacement characters, and checked like other stray words.

    Of a file that is larger than the compiler reads, it is given enough to say so.
    """
    raw = reading.beginning_of(path)
    return SourceFile(name, raw.decode("utf-8", errors="replace").removeprefix("\ufeff"))


STDIN = Path("-")
STDIN_NAME = f"stdin{SUFFIX}"


def stdin_source() -> SourceFile:
    """What an editor sends, as if it stood in a file here."""
    raw = sys.stdin.buffer.read(reading.MOST_BYTES + 1)
    return SourceFile(STDIN_NAME, raw.decode("utf-8", errors="replace").removeprefix("\ufeff"))


def can_be_rewritten(path: Path) -> bool:
    """Whether the text that was read is all that the file holds."""
    try:
        reading.text_of(path)
    except reading.Unreadable:
        return False
    return True


def source_paths(project: Project) -> dict[str, Path]:
    """Everything the project's cards are checked with, by name: what it builds on first, then its own."""
    needed = (path for pack in needed_packs(project) for path in card_files(pack.folder))
    cards = (*game_files(project), *needed, *card_files(project.cards))
    return {project.name_of(path): path for path in (*contract_files(project), *cards)}


def needed_packs(project: Project) -> list[Manifest]:
    """The packs outside of the game's cards that a pack builds on."""
    return [pack for pack in _needed(project) if not _is_among(pack, project)]


def built_with(project: Project) -> list[Path]:
    """The folders that are built for it, in their order: what a pack needs of what its author keeps beside it, then its own."""
    return [*(pack.folder for pack in needed_packs(project)), project.root]


def game_files(project: Project) -> list[Path]:
    """Of what a pack builds on: the game's cards, without the packs among them that it does not need."""
    if not project.is_pack:
        return []
    needed = {pack.folder for pack in _needed(project)}
    packs = (pack.folder for below in project.below for pack in manifests_below(below))
    # Asked for every card with every pack, texts are far quicker to compare than paths.
    others = tuple(f"{folder}{os.sep}" for folder in packs if folder not in needed)
    return [
        path
        for below in project.below
        for path in card_files(below)
        if not str(path).startswith(others)
    ]


def _needed(project: Project) -> list[Manifest]:
    return needed_by(project.root, project.below[0]) if project.is_pack else []


def _is_among(pack: Manifest, project: Project) -> bool:
    return any(pack.folder.is_relative_to(below) for below in project.below)


def sources_of(project: Project) -> tuple[SourceFile, ...]:
    return tuple(read_source(path, name) for name, path in source_paths(project).items())


def wanted_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The card files that the user's words name, by path or by id, folders with all that is below; any other file is left alone."""
    for path in paths:
        if path.is_dir():
            yield from card_files(path.resolve())
        elif path.is_file() and path.suffix == path.resolve().suffix == SUFFIX:
            yield path.resolve()
        elif path.is_file() and path.suffix == SUFFIX:
            raise NotAProject(
                f"`{path}` is a link to `{path.resolve()}`, which is no file of cards."
            )
        elif path.is_file():
            raise NotAProject(f"`{path}` is no file of cards: their names end in `{SUFFIX}`.")
        else:
            yield from _files_called(path)


def _files_called(id: Path) -> list[Path]:
    """`check algae`, as one says `text algae`: an id is also the name of its file."""
    every = [file for folder in folders_here() for file in card_files(folder)]
    called = [file for file in every if file.stem == str(id)]
    if called:
        return called
    # RapidFuzz is loaded where there is a mistake.
    from cardwright_tools.near import nearest

    meant = nearest(str(id), [file.stem for file in every])
    hint = f": did you mean {either(quoted(meant))}?" if meant else "."
    raise NotAProject(f"There is no file or folder `{id}`{hint}")
