"""A Python file before it is text. In: built by `from_rules`. Out: inserted by the templates, which decide nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from cardwright.plan.expressions import Description, Expression, Name, names_in, within


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
