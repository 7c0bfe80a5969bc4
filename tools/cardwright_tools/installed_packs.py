"""Packs that came in wheels. In: the entry points `cardwright.packs`. Out: where the cards of each lie; nothing of theirs is imported.

A wheel may bring cards alone. Then its cards are copied into the user's own cache folder and built there by his own compiler, so
that no Python of its author is ever run; what was built is told by a note of his own, as for any pack in a folder.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from cardwright.plan.names import pack_package
from cardwright_runtime.own_folders import cache_folder
from cardwright_runtime.terraforming_mars.packs import COPIES
from cardwright_tools.manifests import INSTALLED, MANIFEST, manifest_in
from cardwright_tools.reading import bytes_of
from cardwright_tools.writing import write_bytes_atomically

GROUP = "cardwright.packs"


@dataclass(frozen=True, slots=True)
class InstalledPack:
    """`folder` holds its cards; `is_built` where its author built it, so that importing it runs what is in the wheel."""

    id: str
    version: str
    folder: Path
    is_built: bool


def installed_packs() -> list[InstalledPack]:
    found = (_found(point) for point in sorted(entry_points(group=GROUP), key=lambda p: p.name))
    return [pack for pack in found if pack is not None]


def installed_pack(id: str) -> InstalledPack | None:
    return next((pack for pack in installed_packs() if pack.id == id), None)


def _found(point: EntryPoint) -> InstalledPack | None:
    """The name of its package decides, so that no entry point leads to a module of somebody else."""
    if not point.name.isidentifier() or point.value != pack_package(point.name):
        return None
    package = find_spec(point.value)
    for place in (package.submodule_search_locations or ()) if package is not None else ():
        folder = Path(place) / INSTALLED
        if (folder / MANIFEST).is_file() and manifest_in(folder).id == point.name:
            version = point.dist.version if point.dist is not None else ""
            built = (Path(place) / "catalogue.py").is_file()
            return InstalledPack(point.name, version, folder.resolve(), built)
    return None


def own_copy(id: str) -> Path | None:
    """Where an installed pack that brings cards alone is built; None for any other pack, and where the user has no folder."""
    pack, cache = installed_pack(id), cache_folder()
    if pack is None or pack.is_built or cache is None:
        return None
    return unpacked(pack, Path(cache))


def unpacked(pack: InstalledPack, cache: Path) -> Path:
    """A copy of its cards and stories in the user's own folder, as the wheel has them now."""
    folder = cache / COPIES / pack.id
    wanted = dict(_files(pack.folder))
    for name, raw in wanted.items():
        path = folder / name
        if not path.is_file() or bytes_of(path) != raw:
            write_bytes_atomically(path, raw)
    for path in [*folder.rglob("*.card"), *folder.rglob("*.md")]:
        if path.relative_to(folder).as_posix() not in wanted and "generated" not in path.parts:
            path.unlink()
    return folder


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted([*folder.rglob("*.card"), *folder.rglob("*.md")]):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), bytes_of(path)
