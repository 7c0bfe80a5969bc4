"""What is compared. In: a revision, a folder, a release or a wheel, as the user names it. Out: a Side: its cards, and what may be run of it.

Nothing of a stranger is run: only revisions of the toolchain's own repository bring their own engine; packs are built by ours.
"""

import bz2
import gzip
import lzma
import subprocess
import tarfile
import tomllib
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from cardwright.pipeline import Project
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.lexicon import Lexicon
from cardwright_tools.git import MOST_BYTES, git
from cardwright_tools.manifests import BUILT, INSTALLED, MANIFEST, manifest_in
from cardwright_tools.project import HOME, NotAProject, find_project, sources_of
from cardwright_tools.project import Project as Folders
from cardwright_tools.reading import Unreadable, json_of, text_of
from cardwright_tools.releasing.records import MANIFEST as RECORD

HERE = "."
"""The project around the user."""

SOURCES = "*-sources.tar.bz2"
"""A release holds all its sources in one file, those of sets that it was not made of too."""

MOST_FILES = 100_000
"""Of what is unpacked, many times what any release holds; of bytes as many as git may say."""

_FAR_MORE = "holds far more than a release does: it is not unpacked."
_OPENED = {".gz": gzip.GzipFile, ".bz2": bz2.BZ2File}
_SPOILT = (
    *(OSError, EOFError, ValueError, RuntimeError, zlib.error, lzma.LZMAError),
    *(tarfile.TarError, zipfile.BadZipFile),
)
"""What the libraries raise at an archive that is cut off, encrypted, packed in a way of its own, or climbs out of its folder."""


@dataclass(frozen=True, slots=True)
class Side:
    """`engine`: the folder of a checkout whose runtime and classes may be run; None where only the cards are compared.

    `holds`: the sets and packs that a release was made of; None for all that there are.
    """

    label: str
    folders: Folders
    project: Project
    engine: Path | None
    holds: frozenset[str] | None = None
    _lexicons: dict[str, Lexicon] = field(default_factory=dict)

    def lexicon(self, language: str) -> Lexicon:
        if language not in self._lexicons:
            self._lexicons[language] = lexicon_of(self.project.vocabulary, language)
        return self._lexicons[language]

    @property
    def pack(self) -> str:
        return manifest_in(self.folders.root).id if self.folders.is_pack else ""

    @property
    def version(self) -> str:
        """Of the pack, else of the release."""
        if self.pack:
            entry = self.project.vocabulary.find(self.pack, ("pack",))
            return "".join(entry.texts_in("version")) if entry else ""
        try:
            told = tomllib.loads(text_of(self.folders.root / "pyproject.toml"))
            return str(told["project"]["version"])
        except (OSError, Unreadable, ValueError, KeyError, TypeError, RecursionError):
            return ""


def side(name: str, room: Path, before: Project | None = None) -> Side:
    """`room` is an empty folder for what must be unpacked; what was read of another side is not read again."""
    path = find_project().root if name == HERE else Path(name)
    is_own = False
    holds: frozenset[str] | None = None
    if path.is_dir() and list(path.glob(SOURCES)):
        root = _unpacked(next(path.glob(SOURCES)), room)
        holds = _held(path / RECORD)
    elif path.is_dir():
        root = path.resolve()
        is_own = root == HOME
    elif path.suffix in (".whl", ".gz", ".bz2"):
        root = _unpacked(path, room)
    else:
        root, is_own = _of_revision(name, room)
    folders = _folders(root)
    known = before.answers if before is not None else None
    project = Project(sources_of(folders), known)
    return Side(
        "here" if name == HERE else name,
        folders,
        project,
        root if is_own and not folders.is_pack else None,
        holds,
    )


def _held(record: Path) -> frozenset[str] | None:
    """Of the sources alone nobody knows what was made."""
    if not record.exists():
        return None
    match json_of(record):
        case {"holds": [*names]} if names and all(isinstance(name, str) for name in names):
            return frozenset(str(name) for name in names)
    raise NotAProject(
        f"`{record}` does not say what the release holds: download the release again."
    )


def _folders(root: Path) -> Folders:
    for folder in (
        root,
        *root.glob("*"),
        *root.glob(f"{BUILT}*/{INSTALLED}"),
        *root.glob("*/game"),
    ):
        if (folder / MANIFEST).is_file():
            return Folders(folder, folder, folder / "generated", (HOME / "cards",))
        if any((folder / "cards").glob("*/game.card")):
            return Folders(folder, folder / "cards", folder / "generated")
    raise NotAProject(
        f"There are no cards in {root}: name a revision, a folder with cards or with a pack, or a release."
    )


def _unpacked(file: Path, room: Path) -> Path:
    if not file.is_file():
        raise NotAProject(f"`{file}` is no file.")
    with _told_of(str(file)):
        if file.suffix == ".whl":
            _must_be_small(str(file), file.stat().st_size)
            with zipfile.ZipFile(file) as wheel:
                _must_fit(str(file), (found.file_size for found in wheel.infolist()))
                wheel.extractall(room)
        else:
            with _OPENED[file.suffix](file) as packed:
                _extract(str(file), packed.read(MOST_BYTES + 1), room)
    return room


def _extract(name: str, raw: bytes, room: Path) -> None:
    """All of it is there already: what stands in the head of an archive is not believed. What a link leads to belongs to somebody else."""
    _must_be_small(name, len(raw))
    with tarfile.open(fileobj=BytesIO(raw), mode="r:") as archive:
        _must_fit(name, (found.size for found in archive))
        plain = [found for found in archive if found.isfile() or found.isdir()]
        archive.extractall(room, plain, filter="data")


@contextmanager
def _told_of(name: str) -> Iterator[None]:
    try:
        yield
    except _SPOILT as problem:
        told = str(problem).rstrip(".") or type(problem).__name__
        raise NotAProject(f"`{name}` cannot be unpacked: {told}.") from problem


def _must_be_small(name: str, size: int) -> None:
    if size > MOST_BYTES:
        raise NotAProject(f"`{name}` {_FAR_MORE}")


def _must_fit(name: str, sizes: Iterable[int]) -> None:
    """A few kilobytes can say that they are terabytes, or millions of files."""
    total = 0
    for number, size in enumerate(sizes, 1):
        total += size
        if total > MOST_BYTES or number > MOST_FILES:
            raise NotAProject(f"`{name}` {_FAR_MORE}")


def _of_revision(name: str, room: Path) -> tuple[Path, bool]:
    """The project around the user as it was then; whether that is the toolchain itself."""
    project = find_project()
    top = _git(project.root, "rev-parse", "--show-toplevel", asking=name).decode().strip()
    inside = project.root.relative_to(Path(top).resolve()).as_posix()
    tree = f"{name}:{'' if inside == '.' else inside}"
    raw = _git(project.root, "archive", "--format=tar", tree, asking=name)
    with _told_of(name):
        _extract(name, raw, room)
    return room, project.root == HOME


def _git(at: Path, *words: str, asking: str) -> bytes:
    try:
        return git(at, *words)
    except FileNotFoundError as problem:
        raise NotAProject(
            f"There is no file or folder `{asking}`, and no git that could know it."
        ) from problem
    except subprocess.CalledProcessError as problem:
        raise NotAProject(
            f"There is no file or folder `{asking}`, and git knows no such revision here."
        ) from problem
