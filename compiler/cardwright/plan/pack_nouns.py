"""Numbers for the nouns that a pack adds. In: its vocabulary entries. Out: a Module that asks the runtime for them."""

from collections.abc import Iterable, Iterator

from cardwright.plan.expressions import Expression, Name, Operation, Text, call
from cardwright.plan.names import constant_text
from cardwright.plan.nodes import Constant, Import, Module
from cardwright.vocabulary import Entry

# Nouns that are about files and fields, and never a number in a game.
_NO_NUMBER = frozenset(("game", "set", "pack", "field", "family", "category"))


def nouns_module(entries: Iterable[Entry], game: str, path: str) -> Module | None:
    """None for a pack that adds no noun."""
    constants = tuple(
        constant
        for entry in entries
        if entry.noun.category not in _NO_NUMBER
        for constant in _constants(entry)
    )
    if not constants:
        return None
    families = {part.text for c in constants for part in _families(c.value)}
    return Module(
        path=path,
        docstring="The nouns this pack adds, numbered behind those of the game.",
        imports=(
            Import(f"cardwright_runtime.{game}.nouns", tuple(sorted(("define", *families)))),
            Import("typing", ("Final",)),
        ),
        constants=constants,
    )


def _constants(entry: Entry) -> Iterator[Constant]:
    """A gauge of a family is numbered by its noun and the family."""
    noun = entry.noun
    name = constant_text(noun)
    number = call("define", Text(noun.category), Text(noun.id), module="nouns")
    yield Constant(name, "Final[int]", number)
    for family in entry.nouns_in("has"):
        both = Operation("+", (Name(name), Name(family.id.upper())))
        yield Constant(f"{family.id}_{noun.id}".upper(), "Final[int]", both)


def _families(value: Expression) -> Iterator[Name]:
    if isinstance(value, Operation):
        yield from (part for part in value.parts[1:] if isinstance(part, Name))
