"""Python expressions as small values. In: built by the files of `plan`. Out: printed by `python`, walked for imports."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    value: int


@dataclass(frozen=True, slots=True)
class Description:
    """The number of a description of cards, as the rule counts its own."""

    number: int


@dataclass(frozen=True, slots=True)
class Text:
    value: str


@dataclass(frozen=True, slots=True)
class Name:
    """`module` is where it is imported from, relative to the runtime of the game; empty for what needs no import."""

    text: str
    module: str = ""


@dataclass(frozen=True, slots=True)
class Attribute:
    of: "Expression"
    name: str


@dataclass(frozen=True, slots=True)
class Subscript:
    of: "Expression"
    index: "Expression"


@dataclass(frozen=True, slots=True)
class Call:
    function: "Expression"
    arguments: "tuple[Expression, ...]" = ()


@dataclass(frozen=True, slots=True)
class Operation:
    """`a + b + c`, `a and b`, `a >= b`: one operator between all the parts."""

    operator: str
    parts: "tuple[Expression, ...]"


@dataclass(frozen=True, slots=True)
class Not:
    part: "Expression"


@dataclass(frozen=True, slots=True)
class Either:
    """`then if test else otherwise`"""

    then: "Expression"
    test: "Expression"
    otherwise: "Expression"


@dataclass(frozen=True, slots=True)
class Row:
    """A tuple."""

    parts: "tuple[Expression, ...]" = ()


@dataclass(frozen=True, slots=True)
class Listing:
    """A list."""

    parts: "tuple[Expression, ...]" = ()


@dataclass(frozen=True, slots=True)
class Pairs:
    """A dict."""

    pairs: "tuple[tuple[Expression, Expression], ...]" = ()


Expression: TypeAlias = (
    Number
    | Description
    | Text
    | Name
    | Attribute
    | Subscript
    | Call
    | Operation
    | Not
    | Either
    | Row
    | Listing
    | Pairs
)

TRUE = Name("True")
FALSE = Name("False")
NOTHING = Number(-1)
ZERO = Number(0)


def parts_of(expression: Expression) -> tuple[Expression, ...]:
    match expression:
        case Attribute(of, _):
            return (of,)
        case Subscript(of, index):
            return (of, index)
        case Call(function, arguments):
            return (function, *arguments)
        case Operation(_, parts) | Row(parts) | Listing(parts):
            return parts
        case Not(part):
            return (part,)
        case Either(then, test, otherwise):
            return (then, test, otherwise)
        case Pairs(pairs):
            return tuple(part for pair in pairs for part in pair)
    return ()


def within(expression: Expression) -> Iterator[Expression]:
    """Itself, and all that it consists of."""
    yield expression
    for part in parts_of(expression):
        yield from within(part)


def names_in(expression: Expression) -> Iterator[Name]:
    return (each for each in within(expression) if isinstance(each, Name))


def joined(operator: str, parts: "Iterable[Expression]") -> Expression:
    """One expression of many; a single one stands alone. Parts joined by the same operator are merged."""
    flat: list[Expression] = []
    for part in parts:
        same = isinstance(part, Operation) and part.operator == operator
        flat.extend(part.parts if same and isinstance(part, Operation) else (part,))
    return flat[0] if len(flat) == 1 else Operation(operator, tuple(flat))


def all_of(parts: "Iterable[Expression]") -> Expression:
    """True where every part is; a part that is said twice is tested once."""
    tests = [part for part in dict.fromkeys(parts) if part != TRUE]
    if FALSE in tests:
        return FALSE
    return joined("and", tests) if tests else TRUE


def any_of(parts: "Iterable[Expression]") -> Expression:
    tests = [part for part in dict.fromkeys(parts) if part != FALSE]
    if TRUE in tests:
        return TRUE
    return joined("or", tests) if tests else FALSE


def total(parts: "Iterable[Expression]") -> Expression:
    """A sum, with its plain numbers added up by the compiler."""
    parts = tuple(parts)
    numbers = sum(part.value for part in parts if isinstance(part, Number))
    rest: list[Expression] = [part for part in parts if not isinstance(part, Number)]
    if numbers or not rest:
        rest.append(Number(numbers))
    return joined("+", rest)


def times(number: int, part: Expression) -> Expression:
    if isinstance(part, Number):
        return Number(number * part.value)
    return part if number == 1 else Operation("*", (Number(number), part))


def negated(test: Expression) -> Expression:
    """The opposite, said without `not` where there is an operator for it."""
    if isinstance(test, Not):
        return test.part
    if isinstance(test, Operation) and test.operator in _OPPOSITES:
        return Operation(_OPPOSITES[test.operator], test.parts)
    if test in (TRUE, FALSE):
        return FALSE if test == TRUE else TRUE
    return Not(test)


_OPPOSITES = {"==": "!=", "!=": "==", ">=": "<", "<": ">=", "<=": ">", ">": "<="}


def compare(left: Expression, operator: str, right: Expression) -> Expression:
    return Operation(operator, (left, right))
