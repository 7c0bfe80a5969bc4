"""Packs that came in wheels. In: the entry points `cardwright.packs`, and packages by their names. Out: where the cards of each lie; nothing of theirs is imported.

The cards of a wheel are copied into the user's own cache folder and built there by his own compiler, whatever else the wheel brings:
no Python of its author is ever run. What was built is told by a note of his own, as for any pack in a folder.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import PathFinder
from importlib.metadata import entry_points
from pathlib import Path

from cardwright.plan.names import pack_package
from cardwright_runtime.own_folders import cache_folder
from cardwright_runtime.terraforming_mars.packs import COPIES
from cardwright_tools.manifests import INSTALLED, MANIFEST, manifest_in
from cardwright_tools.reading import bytes_of, paths_below
from cardwright_tools.writing import write_bytes_atomically

GROUP = "cardwright.packs"


@dataclass(frozen=True, slots=True)
class InstalledPack:
    """`folder` holds its cards."""

    id: str
    version: str
    folder: Path


def installed_packs() -> Iterator[InstalledPack]:
    """Those that tell of themselves; the name of its package decides, so that none leads to a module of somebody else."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        folder = cards_in_package(point.name)
        if folder is not None and point.value == pack_package(point.name):
            version = point.dist.version if point.dist is not None else ""
            yield InstalledPack(point.name, version, folder)


def cards_in_package(id: str) -> Path | None:
    """Looked for where Python looks, without asking the package."""
    package = PathFinder.find_spec(pack_package(id)) if id.isidentifier() else None
    for place in (package.submodule_search_locations or ()) if package is not None else ():
        folder = Path(place) / INSTALLED
        if (folder / MANIFEST).is_file() and manifest_in(folder).id == id:
            return folder.resolve()
    return None


def own_copy(id: str) -> Path | None:
    """Where an installed pack is built; None for any other pack, and where the user has no folder."""
    folder, cache = cards_in_package(id), cache_folder()
    if folder is None or cache is None:
        return None
    return unpacked(InstalledPack(id, "", folder), Path(cache))


def unpacked(pack: InstalledPack, cache: Path) -> Path:
    """A copy of its cards and stories in the user's own folder, as the wheel has them now."""
    folder = cache / COPIES / pack.id
    wanted = dict(_files(pack.folder))
    for name, raw in wanted.items():
        path = folder / name
        if not path.is_file() or bytes_of(path) != raw:
            write_bytes_atomically(path, raw)
    for path in _cards_and_stories(folder):
        if path.relative_to(folder).as_posix() not in wanted and "generated" not in path.parts:
            path.unlink()
    return folder


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in _cards_and_stories(folder):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), bytes_of(path)


def _cards_and_stories(folder: Path) -> list[Path]:
    return sorted(path for path in paths_below(folder) if path.suffix in (".card", ".md"))
