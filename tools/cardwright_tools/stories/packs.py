"""Packs whose stories are told. In: a folder or a project. Out: each pack's id, the Python package of its cards, its folder."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cardwright.plan.names import pack_package
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.packs import found_in_folder
from cardwright_tools.manifests import MANIFEST, manifest_in, pack_folders
from cardwright_tools.project import HOME, Project, needed_packs

OFFICIAL = "cardwright_cards"
STORIES = "stories"


@dataclass(frozen=True, slots=True)
class Pack:
    id: str
    package: str
    folder: Path


def packs_in(project: Project) -> list[Pack]:
    """The pack that the user stands in, or those that lie beside the official sets."""
    return [pack_at(folder) for folder in pack_folders(project.cards)]


def packs_known(project: Project) -> list[Pack]:
    """With those that the pack around the user builds on."""
    return [*packs_in(project), *(pack_at(pack.folder) for pack in needed_packs(project))]


def pack_around(page: Path) -> Pack | None:
    """The pack whose stories are on this page."""
    for folder in page.resolve().parents:
        if (folder / MANIFEST).is_file():
            return pack_at(folder)
    return None


def pack_at(folder: Path) -> Pack:
    id = manifest_in(folder).id
    if folder.is_relative_to(HOME / "cards"):
        inside = folder.relative_to(HOME / "cards").parts
        return Pack(id, ".".join((OFFICIAL, *inside)), folder)
    with suppress(GameError):
        # A pack that was not built yet has names, but no rules.
        found_in_folder(str(folder))
    return Pack(id, pack_package(id), folder)
