"""Where the cards are. In: a folder to start from. Out: the project around it and its source files."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cardwright.source import SourceFile

HOME = Path(__file__).resolve().parents[2]
SUFFIX = ".card"
MOST_BYTES = 16_000_000


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
        """How a file is called in messages: from where the user stands, else in full."""
        for folder in (Path.cwd(), self.root, *(below.parent for below in self.below)):
            if path.is_relative_to(folder):
                return path.relative_to(folder).as_posix()
        return path.as_posix()


def find_project(start: Path | None = None) -> Project:
    """The nearest folder upwards that is a pack or the toolchain itself; the toolchain where there is none."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / "pack.card").is_file() and not folder.is_relative_to(HOME / "cards"):
            return Project(folder, folder, folder / "generated", (HOME / "cards",))
        if (folder / "cards").is_dir() and (folder / "pyproject.toml").is_file():
            return Project(folder, folder / "cards", folder / "generated")
    return Project(HOME, HOME / "cards", HOME / "generated")


def card_files(folder: Path) -> list[Path]:
    """Card files below a folder, in one order everywhere; links that lead out of the folder are not followed."""
    inside = folder.resolve()
    return sorted(
        path
        for path in folder.rglob(f"*{SUFFIX}")
        if path.is_file() and path.resolve().is_relative_to(inside)
    )


def read_source(path: Path, name: str) -> SourceFile:
    """Bytes that are no UTF-8 are kept visible as replacement characters, and checked like other stray words."""
    with path.open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    return SourceFile(name, raw.decode("utf-8", errors="replace"))


def sources_of(project: Project) -> tuple[SourceFile, ...]:
    """Everything the project's cards are checked with: what it builds on first, then its own."""
    folders = (*project.below, project.cards)
    return tuple(_read(project, path) for folder in folders for path in card_files(folder))


def own_sources(project: Project) -> tuple[SourceFile, ...]:
    return tuple(_read(project, path) for path in card_files(project.cards))


def _read(project: Project, path: Path) -> SourceFile:
    return read_source(path, project.name_of(path))


def wanted_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The card files that the user's words name: files as they are, folders with all that is below."""
    for path in paths:
        if path.is_dir():
            yield from card_files(path)
        elif path.is_file():
            yield path
        else:
            raise NotAProject(f"There is no file or folder `{path}`.")
