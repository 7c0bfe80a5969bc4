"""A Python file before it is text. In: built by `from_rules`. Out: inserted by the templates, which decide nothing; for the names of classes, the imports they come from."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from cardwright.plan.expressions import Description, Expression, Name, names_in, within
from cardwright.plan.kinds_and_nouns import Shapes
from cardwright.plan.names import IN_GAME
from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class Do:
    """Call for its effect."""

    call: Expression


@dataclass(frozen=True, slots=True)
class Assign:
    """`annotation` only where a name is first given."""

    target: Expression
    value: Expression
    annotation: str = ""


@dataclass(frozen=True, slots=True)
class Return:
    value: Expression


@dataclass(frozen=True, slots=True)
class Case:
    test: Expression
    body: "tuple[Statement, ...]"


@dataclass(frozen=True, slots=True)
class Branch:
    """if / elif / else"""

    cases: tuple[Case, ...]
    otherwise: "tuple[Statement, ...]" = ()


@dataclass(frozen=True, slots=True)
class Segment:
    """A numbered stretch of a block: when the block is entered at `number` it runs, and goes on at `next`."""

    number: int
    next: int
    body: "tuple[Statement, ...]"


Statement: TypeAlias = Do | Assign | Return | Branch | Segment


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    type: Name


@dataclass(frozen=True, slots=True)
class Method:
    name: str
    parameters: tuple[Parameter, ...]
    returns: Name
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Class:
    """`texts` are its words as JSON: they lie in a file of their own."""

    name: str
    base: Name
    docstring: str
    methods: tuple[Method, ...]
    texts: str = ""


@dataclass(frozen=True, slots=True)
class Import:
    module: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Constant:
    name: str
    type: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Module:
    """`path` is relative to the root of what is generated."""

    path: str
    docstring: str
    imports: tuple[Import, ...] = ()
    constants: tuple[Constant, ...] = ()
    classes: tuple[Class, ...] = ()


def expressions_in(statement: Statement) -> Iterator[Expression]:
    match statement:
        case Do(part) | Return(part):
            yield part
        case Assign(target, value):
            yield target
            yield value
        case Branch(cases, otherwise):
            for case in cases:
                yield case.test
                yield from _expressions_of(case.body)
            yield from _expressions_of(otherwise)
        case Segment(_, _, body):
            yield from _expressions_of(body)


def _expressions_of(body: tuple[Statement, ...]) -> Iterator[Expression]:
    for statement in body:
        yield from expressions_in(statement)


def names_of_body(body: tuple[Statement, ...]) -> Iterator[Name]:
    for expression in _expressions_of(body):
        yield from names_in(expression)


def unbound_in(method: Method, local: frozenset[str]) -> frozenset[str]:
    """Of these names, those that the method speaks of and does not have."""
    own = {"self", *(parameter.name for parameter in method.parameters), *_assigned(method.body)}
    said = {name.text for name in names_of_body(method.body)}
    return frozenset(said & local - own)


def _assigned(body: tuple[Statement, ...]) -> Iterator[str]:
    for statement in body:
        match statement:
            case Assign(Name(text)):
                yield text
            case Branch(cases, otherwise):
                for block in (*(case.body for case in cases), otherwise):
                    yield from _assigned(block)
            case Segment(_, _, inside):
                yield from _assigned(inside)


def descriptions_in(body: tuple[Statement, ...]) -> Iterator[int]:
    """Numbers of the descriptions of cards that are spoken of."""
    for expression in _expressions_of(body):
        yield from (each.number for each in within(expression) if isinstance(each, Description))


def names_of_class(what: Class) -> Iterator[Name]:
    yield what.base
    for method in what.methods:
        yield method.returns
        for parameter in method.parameters:
            yield parameter.type
        yield from names_of_body(method.body)


# ---------------------------------------------------------------- where names come from


_PACK = "pack:"
_ALL = "*"


def imports_of(names: Iterable[Name], shapes: Shapes) -> tuple[Import, ...]:
    """Of a runtime that hands all its names on, everything is taken there."""
    contract = shapes.contract
    if contract.names:
        found = modules_of((name for name in names if name.module.startswith(_PACK)), shapes)
        found[contract.module_path(contract.names)] = {_ALL}
    else:
        found = modules_of(names, shapes)
        found.setdefault("typing", set()).add("final")
    return tuple(Import(module, tuple(sorted(used))) for module, used in sorted(found.items()))


def modules_of(names: Iterable[Name], shapes: Shapes) -> dict[str, set[str]]:
    """For each module, what is used of it; what needs no import is left out."""
    found: dict[str, set[str]] = {}
    for name in names:
        if name.module:
            found.setdefault(_module(name, shapes), set()).add(name.text)
    return found


def nouns_of_nobody(names: Iterable[Name], shapes: Shapes) -> tuple[str, ...]:
    """Constants of nouns that lie outside of every game, set and pack: no file could hold them."""
    packs = {name.text: name.module for name in names}
    return tuple(text for text, module in sorted(packs.items()) if _is_lost(module, shapes))


def _is_lost(module: str, shapes: Shapes) -> bool:
    return module.startswith(_PACK) and module.removeprefix(_PACK) not in shapes.packages


def strange_to_game(names: Iterable[Name], shapes: Shapes) -> tuple[str, ...]:
    """Constants of nouns that the vocabulary declares and the runtime does not know."""
    native = {name.text for name in names if name.module == IN_GAME}
    return tuple(sorted(native - set(shapes.contract.constants)))


def _module(name: Name, shapes: Shapes) -> str:
    """A noun of a pack is in the pack's own file, beside its rules."""
    module = shapes.contract.constants[name.text] if name.module == IN_GAME else name.module
    if module.startswith(_PACK):
        return f"{shapes.packages[module.removeprefix(_PACK)]}.nouns"
    return shapes.contract.module_path(module)
