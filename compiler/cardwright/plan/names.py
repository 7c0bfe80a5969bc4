"""What things are called in Python, and in which modules they lie. In: ids, nouns, paths of sources. Out: identifiers that are safe to write down; paths of modules, which mirror those of their sources."""

import builtins
import keyword
import re
from collections.abc import Collection, Iterator
from functools import cache

from cardwright.findings import Finding, error
from cardwright.plan.expressions import Name
from cardwright.rules.nodes import Card, Gauge, Noun
from cardwright.values import dataclass
from cardwright.vocabulary import Layer, Vocabulary
from cardwright.vocabulary.layers import LOOSE

# An interactive Python keeps its last value in `_`; that must not change what is written.
_TAKEN = frozenset((*keyword.kwlist, *keyword.softkwlist, *dir(builtins))) - {"_"}

IN_GAME = "game:"
"""A constant of the game's runtime: its contract says in which module it stands."""

# The category of a second gauge of each resource, such as `production`.
FAMILY = "family"

# What a generated package and its modules hold besides the rules themselves.
_MODULES = frozenset(("catalogue", "nouns", "__init__", "__main__"))


def is_id(word: str) -> bool:
    return word.isascii() and word.isidentifier() and word == word.lower() and word[0] != "_"


def module_name(id: str) -> str:
    return id + "_" if id in _TAKEN or id in _MODULES else id


def class_name(id: str, taken: Collection[str] = ()) -> str:
    """`taken` are classes that the module imports: a card of that name must not hide them."""
    name = "".join(part.capitalize() for part in id.split("_"))
    return name + "_" if name in _TAKEN or name in _IMPORTED or name in taken else name


_IMPORTED = frozenset(("Game", "Player", "Frame", "Event", "Final"))


def constant_text(noun: Noun) -> str:
    return f"{noun.category}_{noun.id}".upper()


def constant(noun: Noun) -> Name:
    """`RESOURCE_PLANT`: a noun of the game from its runtime, a noun of a pack from the pack's own file."""
    return Name(constant_text(noun), IN_GAME if noun.native else f"pack:{noun.pack}")


def gauge_constant(gauge: Gauge) -> Name:
    """`PRODUCTION_PLANT` for a gauge of a family."""
    if gauge.family is None:
        return constant(gauge.noun)
    plain = constant(gauge.noun)
    return Name(f"{gauge.family.id}_{gauge.noun.id}".upper(), plain.module)


# ---------------------------------------------------------------- rules that are written by hand


_NAMED = re.compile(r"([a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)*):([A-Z][A-Za-z0-9_]*)", re.ASCII)


def hand_written(card: Card) -> tuple[str, str] | None:
    """`my_pack.effects:Storm` -> module and class. Nothing of it is copied into generated code: the catalogue names the class."""
    named = _NAMED.fullmatch(card.python)
    return (named[1], named[2]) if named is not None else None


def badly_named(card: Card) -> Iterator[Finding]:
    if card.python and hand_written(card) is None:
        yield error(
            "wrong-python-name",
            f"`{card.python}` does not name a class of Python",
            card.python_span,
            "a module, a colon, a class",
            help='Write it like this: python "my_pack.effects:Storm".',
        )


# ---------------------------------------------------------------- modules


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


@cache
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
