"""Where names come from. In: the names that classes use. Out: import lines, sorted."""

from collections.abc import Iterable

from cardwright.plan.expressions import Name
from cardwright.plan.names import IN_GAME
from cardwright.plan.statements import Class, Import, names_of_class
from cardwright.plan.shapes import Shapes

_PACK = "pack:"
_ALL = "*"


def imports_of(classes: tuple[Class, ...], shapes: Shapes) -> tuple[Import, ...]:
    """Of a runtime that hands all its names on, everything is taken there."""
    names = [name for planned in classes for name in names_of_class(planned)]
    contract = shapes.contract
    if contract.names:
        found = modules_of((name for name in names if name.module.startswith(_PACK)), shapes)
        found[contract.module_path(contract.names)] = {_ALL}
    else:
        found = modules_of(names, shapes)
        found.setdefault("typing", set()).add("final")
    return tuple(Import(module, tuple(sorted(names))) for module, names in sorted(found.items()))


def modules_of(names: Iterable[Name], shapes: Shapes) -> dict[str, set[str]]:
    """For each module, what is used of it; what needs no import is left out."""
    found: dict[str, set[str]] = {}
    for name in names:
        if name.module:
            found.setdefault(_module(name, shapes), set()).add(name.text)
    return found


def nouns_of_nobody(planned: Class, shapes: Shapes) -> tuple[str, ...]:
    """Constants of nouns that lie outside of every game, set and pack: no file could hold them."""
    packs = {name.text: name.module for name in names_of_class(planned)}
    return tuple(text for text, module in sorted(packs.items()) if _is_lost(module, shapes))


def _is_lost(module: str, shapes: Shapes) -> bool:
    return module.startswith(_PACK) and module.removeprefix(_PACK) not in shapes.packages


def strange_to_game(planned: Class, shapes: Shapes) -> tuple[str, ...]:
    """Constants of nouns that the vocabulary declares and the runtime does not know."""
    names = (name.text for name in names_of_class(planned) if name.module == IN_GAME)
    return tuple(sorted(set(names) - set(shapes.contract.constants)))


def _module(name: Name, shapes: Shapes) -> str:
    """A noun of a pack is in the pack's own file, beside its rules."""
    module = shapes.contract.constants[name.text] if name.module == IN_GAME else name.module
    if module.startswith(_PACK):
        return f"{shapes.packages[module.removeprefix(_PACK)]}.nouns"
    return shapes.contract.module_path(module)
