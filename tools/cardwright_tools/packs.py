"""Packs of fans in a game. In: ids, folders or packages. Out: names under which they are found again, wherever one stands.

What lies built in a folder and was not built by this user is compared with its sources first.
"""

import os
from collections.abc import Iterable
from pathlib import Path

from cardwright_runtime.built_packs import PREFIX, NotAsBuilt, roots_noted
from cardwright_runtime.terraforming_mars.packs import allow_python, is_known, pack_id, with_needed
from cardwright_tools.installed_packs import own_copy
from cardwright_tools.manifests import manifest_in
from cardwright_tools.project import NotAProject, built_with, find_project


def lasting_names(packs: Iterable[str], allowed: Iterable[str] = ()) -> tuple[str, ...]:
    """A folder is named in full, for workers look for it from elsewhere. `allowed` packs may run Python of their authors."""
    named = [own_as_folder(pack) for pack in packs]
    names = tuple(os.path.abspath(pack) if os.path.isdir(pack) else pack for pack in named)
    try:
        with_needed(names)
    except NotAsBuilt:
        for name in names:
            if os.path.isdir(name):
                compare(Path(name))
        with_needed(names)
    allow(allowed)
    return names


def allow(packs: Iterable[str]) -> None:
    """The user lets them run the Python that their authors wrote by hand."""
    for pack in packs:
        allow_python(own_as_folder(pack))


def ids_of(packs: Iterable[str], allowed: Iterable[str] = ()) -> tuple[str, ...]:
    return tuple(pack_id(pack) for pack in lasting_names(packs, allowed))


def find_again(packs: Iterable[str]) -> None:
    """A game is resumed with packs that this user has built before: his own notes say where they lie."""
    for pack in packs:
        if not is_known(pack):
            folders = roots_noted(PREFIX + pack)
            lasting_names(folders[:1])


def own_as_folder(pack: str) -> str:
    """The pack that the user stands in goes by its folder."""
    project = find_project()
    if project.is_pack and manifest_in(project.root).id == pack:
        return str(project.root)
    copy = own_copy(pack)
    if copy is None:
        return pack
    compile_here(copy)
    return str(copy)


def compile_here(folder: Path) -> None:
    """A pack that came in a wheel is built by this user's compiler, again only where its cards are others."""
    from cardwright_tools.building.build import build

    for root in built_with(find_project(folder)):
        report = build(root)
        if report.refused:
            raise NotAProject(
                f"The installed pack in {root} has mistakes: `cardwright check {root}` lists them."
            )


def compare(folder: Path) -> None:
    """What the sources of a pack give is worked out anew and noted, also of those that it needs; nothing is written there."""
    from cardwright_tools.building.build import build

    for root in built_with(find_project(folder)):
        build(root, check=True)
