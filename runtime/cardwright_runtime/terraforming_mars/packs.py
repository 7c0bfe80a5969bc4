"""Where the packs of fans are. In: a pack's id, its folder, or its package. Out: its id, and the package that holds its rules.

A pack of the project lies below `cardwright_cards`; one that is installed, or built in a folder of its own, is the package
`cardwright_pack_<id>`. Once a folder was named, its pack is known by its id as well. A pack brings along those that it needs:
they lie beside it, are installed, or belong to the project. What lies in a folder is imported only as it was built (`built_packs.py`).
"""

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from cardwright_runtime.built_packs import (
    GENERATED,
    MANIFEST,
    PREFIX,
    NotAsBuilt,
    let_import,
    packages_built,
)
from cardwright_runtime.kernel.digest import digest_of
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.own_folders import cache_folder

# Below the user's cache folder, the cards that came in wheels.
COPIES: Final = "packs"
OFFICIAL: Final = "cardwright_cards"
OFFICIAL_CATALOGUE: Final = "cardwright_cards.terraforming_mars.catalogue"
# Packages by the ids of their packs, as they were found.
_known: dict[str, str] = {}
# Ids of packs whose authors may run Python that they wrote by hand.
_trusted: set[str] = set()


def pack_id(pack: str) -> str:
    """The id of a pack that is called by its id, its folder or its package; its rules can be found from now on."""
    if pack in _known:
        return pack
    if os.path.isdir(pack):
        return found_in_folder(pack)
    for package in (PREFIX + pack, pack, *packages_of_the_project(pack)):
        if package.startswith((PREFIX, OFFICIAL + ".")) and is_package(package):
            return learnt(package)
    raise GameError(f"There is no pack `{pack}`: name it by its folder, and build it there first.")


def package_of(pack: str) -> str:
    return _known[pack_id(pack)]


def with_needed(packs: Sequence[str]) -> tuple[str, ...]:
    """Ids of the packs and of all that they need, each once, in the same order however they were named."""
    official = import_module(OFFICIAL_CATALOGUE).RULES
    found: list[str] = []
    waiting = [pack_id(pack) for pack in packs]
    while waiting:
        pack = waiting.pop()
        if pack not in found:
            found.append(pack)
            needed = import_module(_known[pack] + ".catalogue").NEEDS.get(pack, ())
            waiting += [needed_pack(other, pack) for other in needed if other not in official]
    return tuple(sorted(found))


def needed_pack(pack: str, by: str) -> str:
    """The id of a pack that another one needs; it is looked for beside that one first."""
    if pack in _known:
        return pack
    for folder in (*folders_beside(_known[by]), *own_copies(pack)):
        if os.path.isdir(os.path.join(folder, GENERATED, PREFIX + pack)):
            return found_in_folder(folder)
    try:
        return pack_id(pack)
    except GameError as problem:
        raise GameError(
            f"`{by}` needs the pack `{pack}`, which is not here: build it in a folder beside `{by}`, or install it."
        ) from problem


def folders_beside(package: str) -> list[str]:
    """The folders beside that of a pack which was built where its author writes."""
    place = os.path.dirname(folder_of(package))
    if os.path.basename(place) != GENERATED:
        return []
    above = os.path.dirname(os.path.dirname(place))
    return [os.path.join(above, name) for name in sorted(os.listdir(above))]


def own_copies(pack: str) -> list[str]:
    """The folder in which this user has built a pack that came as cards alone."""
    own = cache_folder()
    return [os.path.join(own, COPIES, pack)] if own is not None else []


def found_in_folder(folder: str) -> str:
    """A pack that was built here; its modules can be imported from now on."""
    place = os.path.realpath(folder)
    root = os.path.dirname(place) if os.path.basename(place) == GENERATED else place
    if not os.path.isdir(os.path.join(root, GENERATED)):
        return found_in_the_project(folder)
    built = packages_built(root)
    if not built:
        raise NotAsBuilt(f"The pack in {folder} was not built here: run `cardwright build` there.")
    let_import(root, built[0])
    module = import_module(built[0] + ".catalogue")
    if not str(module.__file__).startswith(root + os.sep):
        raise GameError(f"Another copy of the pack in {folder} is in use: {module.__file__}.")
    return learnt(built[0])


def found_in_the_project(folder: str) -> str:
    """A pack beside the official sets is built together with them."""
    for package in packages_of_the_project(os.path.basename(os.path.abspath(folder))):
        return learnt(package)
    raise GameError(f"The pack in {folder} is not built: run `cardwright build` there.")


def packages_of_the_project(name: str) -> list[str]:
    """Packages of this name, one folder below the top."""
    found: list[str] = []
    for top in import_module(OFFICIAL).__path__:
        for folder in sorted(os.listdir(top)):
            package = f"{OFFICIAL}.{folder}.{name}"
            if os.path.isdir(os.path.join(top, folder, name)) and is_package(package):
                found.append(package)
    return found


def is_package(package: str, module: str = "catalogue") -> bool:
    """It has such a module."""
    try:
        return find_spec(f"{package}.{module}") is not None
    except (ImportError, ValueError):
        return False


def allow_python(pack: str) -> None:
    """The user lets this pack run the Python that its author wrote by hand, which nothing checks: it may do whatever he may do."""
    id = pack_id(pack)
    _trusted.add(id)
    root = os.path.dirname(os.path.dirname(folder_of(_known[id])))
    if os.path.isdir(os.path.join(root, GENERATED)) and root not in sys.path:
        sys.path.append(root)


def trusted_packs() -> tuple[str, ...]:
    return tuple(sorted(_trusted))


def check_python(pack: str, module: str, name: str) -> None:
    """Only what a compiler wrote is imported without a word of the user."""
    if pack not in _trusted:
        raise GameError(
            f"The pack `{pack}` runs Python that its author wrote by hand (`{module}:{name}`), which nothing checks."
            f" If you trust it as you would trust a program: --allow-python {pack}."
        )


def is_known(pack: str) -> bool:
    """Somebody has named it before, or it comes with the game: no module is looked for because a save names it."""
    if pack in _known:
        return True
    for package in packages_of_the_project(pack) if pack.isidentifier() else ():
        return learnt(package) == pack
    return False


def print_of(pack: str) -> str:
    """What tells a pack from another one with the same id: a digest of its sources. What comes with the game has none."""
    package = _known[pack_id(pack)]
    if not package.startswith(PREFIX):
        return ""
    try:
        with open(os.path.join(folder_of(package), MANIFEST), encoding="utf-8") as file:
            return digest_of(json.load(file)["sources"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def folder_of(package: str) -> str:
    return os.path.dirname(str(import_module(package + ".catalogue").__file__))


def learnt(package: str) -> str:
    """A pack goes by its package; no two of one id are ever at one table, and none has the id of a set."""
    name = package.rpartition(".")[2].removeprefix(PREFIX)
    if name in import_module(OFFICIAL_CATALOGUE).RULES:
        raise GameError(f"The pack `{name}` has the id of a set of the game: it cannot be played.")
    if _known.setdefault(name, package) != package:
        raise GameError(
            f"Another pack `{name}` is in use: two packs of one id cannot be told apart."
        )
    return name
