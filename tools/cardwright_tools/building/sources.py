"""The files that a build reads. In: a Project. Out: SourceFiles, named alike wherever the user stands."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cardwright.plan.packages import Package, pack_package
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary
from cardwright_tools.project import Project, card_files, contract_files, read_source

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
        name: source
        for folder in project.below
        for name, source in _read(folder, folder.parent, folder / "generated", BELOW)
    }
    own = dict(_read(project.cards, project.root, project.generated))
    return Sources(own, below, tuple(_contracts(project)))


def _contracts(project: Project) -> Iterator[SourceFile]:
    for path in contract_files(project):
        prefix = "" if path.is_relative_to(project.root) else BELOW
        folder = project.root if not prefix else project.below[0].parent
        yield read_source(path, prefix + path.relative_to(folder).as_posix())


def _read(
    folder: Path, root: Path, generated: Path, prefix: str = ""
) -> list[tuple[str, SourceFile]]:
    paths = (path for path in card_files(folder) if not path.is_relative_to(generated))
    named = ((prefix + path.relative_to(root).as_posix(), path) for path in paths)
    return [(name, read_source(path, name)) for name, path in named]


def packages_of(project: Project, vocabulary: Vocabulary) -> tuple[Package, ...]:
    """The project's own package first; a pack elsewhere is named by its id."""
    if not project.is_pack:
        return (OFFICIAL,)
    outside = (layer for layer in vocabulary.layers.all if not BELOW_A_PACK.holds(layer.folder))
    pack = next((layer.id for layer in outside if layer.level == "pack"), "")
    return (Package(pack_package(pack), ""), BELOW_A_PACK)
