"""The files that a build reads. In: a Project. Out: SourceFiles, named alike wherever the user stands."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cardwright.plan.names import Package, pack_package
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary
from cardwright_tools.project import (
    Project,
    card_files,
    contract_files,
    game_files,
    needed_packs,
    read_source,
)

OFFICIAL = Package("cardwright_cards", "cards")
# Seen from a pack: no file of the pack has such a name, so that none can pass for one of the game.
BELOW = "../"
BELOW_A_PACK = Package("cardwright_cards", BELOW + "cards")


@dataclass(frozen=True, slots=True)
class Sources:
    """`own` is compiled; `below` is what it builds on. The names are written into the modules."""

    own: dict[str, SourceFile]
    below: dict[str, SourceFile]
    contracts: tuple[SourceFile, ...] = ()

    @property
    def all(self) -> dict[str, SourceFile]:
        """With the contracts of the games."""
        return {**{source.path: source for source in self.contracts}, **self.below, **self.own}


def read_sources(project: Project) -> Sources:
    below = {
        source.path: source
        for path in game_files(project)
        for source in (_named(path, project.below[0].parent, BELOW),)
    }
    for pack in needed_packs(project):
        for path in card_files(pack.folder):
            source = _named(path, pack.folder, f"{needed_folder(pack.id)}/")
            below[source.path] = source
    paths = card_files(project.cards)
    own = (_named(p, project.root) for p in paths if not p.is_relative_to(project.generated))
    return Sources({source.path: source for source in own}, below, tuple(_contracts(project)))


def needed_folder(pack: str) -> str:
    """Where a pack that another one builds on seems to lie, wherever it was found."""
    return f"{BELOW}packs/{pack}"


def _contracts(project: Project) -> Iterator[SourceFile]:
    for path in contract_files(project):
        prefix = "" if path.is_relative_to(project.root) else BELOW
        folder = project.root if not prefix else project.below[0].parent
        yield read_source(path, prefix + path.relative_to(folder).as_posix())


def _named(path: Path, root: Path, prefix: str = "") -> SourceFile:
    return read_source(path, prefix + path.relative_to(root).as_posix())


def packages_of(project: Project, vocabulary: Vocabulary) -> tuple[Package, ...]:
    """The project's own package first; a pack elsewhere is named by its id."""
    if not project.is_pack:
        return (OFFICIAL,)
    packs = [layer for layer in vocabulary.layers.all if layer.level == "pack"]
    own = next((layer.id for layer in packs if not layer.folder.startswith(BELOW)), "")
    needed = (Package(pack_package(p.id), needed_folder(p.id)) for p in needed_packs(project))
    return (Package(pack_package(own), ""), *needed, BELOW_A_PACK)
