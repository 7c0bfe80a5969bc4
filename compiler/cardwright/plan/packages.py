"""Where generated modules lie. In: paths of sources. Out: paths of modules, which mirror them folder for folder."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.plan.names import module_name
from cardwright.vocabulary import Layer, Vocabulary
from cardwright.vocabulary.layers import LOOSE

CATALOGUE = "catalogue"
NOUNS = "nouns"
TEXTS = "texts.json"
_PACK_PREFIX = "cardwright_pack_"


@dataclass(frozen=True, slots=True)
class Package:
    """The package `name` mirrors the sources below `folder`; an empty folder is the root of a pack."""

    name: str
    folder: str

    def holds(self, path: str) -> bool:
        return not self.folder or path == self.folder or path.startswith(self.folder + "/")

    def module_path(self, source_path: str) -> str:
        """`cards/a/b.card` -> `package/a/b.py`"""
        stem = source_path.rpartition(".")[0]
        return self.folder_path(stem) + ".py"

    def folder_path(self, folder: str) -> str:
        inside = folder.removeprefix(self.folder).strip("/")
        return "/".join((self.name, *(_part(part) for part in inside.split("/") if part)))


def pack_package(id: str) -> str:
    """A name that no other library has."""
    return _PACK_PREFIX + id


def dotted(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def _part(part: str) -> str:
    """Folders and files may have any name; modules only letters, digits and underscores."""
    plain = re.sub(r"[^a-z0-9_]", "_", part.lower())
    return module_name("_" + plain if plain[:1].isdigit() or not plain else plain)


def layer_folder(layer: Layer, packages: tuple[Package, ...]) -> str:
    """Folder of what is generated for a game, a set or a pack: in the package whose sources lie deepest around it."""
    around = (package for package in packages if package.holds(layer.folder))
    return max(around, key=lambda package: len(package.folder)).folder_path(layer.folder)


def noun_packages(vocabulary: Vocabulary, packages: tuple[Package, ...]) -> dict[str, str]:
    """For each pack the package whose file of nouns has its constants."""
    return {
        layer.id: dotted(layer_folder(layer, packages))
        for layer in vocabulary.layers.all
        if any(package.holds(layer.folder) for package in packages)
    }


def games(vocabulary: Vocabulary) -> Iterator[Layer]:
    return (layer for layer in vocabulary.layers.all if layer.is_native)


def game_of(layer: Layer, vocabulary: Vocabulary) -> Layer | None:
    """The game around it; for a pack elsewhere, the game that it names; for a file on its own, the only game there is."""
    if layer == LOOSE:
        found = tuple(games(vocabulary))
        return found[0] if len(found) == 1 else None
    for game in games(vocabulary):
        if layer.folder == game.folder or layer.folder.startswith(game.folder + "/"):
            return game
    pack = vocabulary.find(layer.id, ("pack",))
    named = pack.nouns_in("game") if pack is not None else ()
    return next((game for game in games(vocabulary) if named and game.id == named[0].id), None)
