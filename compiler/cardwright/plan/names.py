"""What things are called in Python. In: ids and nouns of the vocabulary. Out: identifiers that are safe to write down."""

import builtins
import keyword
from collections.abc import Collection

from cardwright.plan.expressions import Name
from cardwright.rules.nodes import Gauge, Noun

# An interactive Python keeps its last value in `_`; that must not change what is written.
_TAKEN = frozenset((*keyword.kwlist, *keyword.softkwlist, *dir(builtins))) - {"_"}

IN_GAME = "game:"
"""A constant of the game's runtime: its contract says in which module it stands."""

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
