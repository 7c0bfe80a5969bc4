"""Which nodes an offer is for. In: a pattern as written beside a function, in the form of Python's own. Out: Pattern.

`Remove(amount, resources=(resource,), holder=Holder("any_player"), up_to=True)`: small names are parameters of the function
and take whatever stands there; everything else must stand there as written. A field that a pattern does not name must be
as if nobody had written it.
"""

import ast
from collections.abc import Iterator
from typing import TypeAlias

from cardwright.values import dataclass

TIMES = "times"
"""Not a parameter: so often the step is carried out."""


@dataclass(frozen=True, slots=True)
class Capture:
    parameter: str


@dataclass(frozen=True, slots=True)
class Is:
    """The very number, word, id of a noun; None and the empty tuple where nothing may stand."""

    value: int | str | None


@dataclass(frozen=True, slots=True)
class Held:
    """What the card itself holds."""


@dataclass(frozen=True, slots=True)
class Each:
    """The function is asked of each of them, and the answers are added up (or one of them is enough)."""

    parameter: str


@dataclass(frozen=True, slots=True)
class InOrder:
    items: "tuple[Pattern, ...]"


@dataclass(frozen=True, slots=True)
class OneOf:
    patterns: "tuple[Pattern, ...]"


@dataclass(frozen=True, slots=True)
class NodePattern:
    node: str
    fields: "tuple[tuple[str, Pattern], ...]"


Pattern: TypeAlias = Capture | Is | Held | Each | InOrder | OneOf | NodePattern


def pattern_from(text: str) -> Pattern:
    """Raises ValueError for what is no pattern: a contract is written by the makers of a runtime."""
    try:
        return _pattern(ast.parse(text, mode="eval").body)
    except SyntaxError as problem:
        raise ValueError(f"`{text}` is no pattern") from problem


def _pattern(part: ast.expr) -> Pattern:
    match part:
        case ast.Name(id=name):
            return Capture(name)
        case ast.Constant(value=None | int() | str() as value):
            return Is(value)
        case ast.Tuple(elts=items):
            return InOrder(tuple(map(_pattern, items)))
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return OneOf((_pattern(left), _pattern(right)))
        case ast.Call(func=ast.Name(id="Held"), args=[]):
            return Held()
        case ast.Call(func=ast.Name(id="Each"), args=[ast.Name(id=name)]):
            return Each(name)
        case ast.Call(func=ast.Name(id=name)) if name not in ("Held", "Each"):
            return NodePattern(name, tuple(_fields(part)))
    raise ValueError(f"`{ast.unparse(part)}` is no pattern")


def _fields(call: ast.Call) -> Iterator[tuple[str, Pattern]]:
    """A bare name is the field of that name; a bare value that of `kind`, which most small nodes begin with."""
    for argument in call.args:
        pattern = _pattern(argument)
        yield (pattern.parameter if isinstance(pattern, Capture) else "kind"), pattern
    for keyword in call.keywords:
        yield keyword.arg or "", _pattern(keyword.value)


def captures(pattern: Pattern) -> Iterator[str]:
    match pattern:
        case Capture(parameter) | Each(parameter):
            yield parameter
        case InOrder(items) | OneOf(items):
            for item in items:
                yield from captures(item)
        case NodePattern(_, fields):
            for _, inner in fields:
                yield from captures(inner)
        case Is() | Held():
            pass


def words_of(pattern: Pattern) -> str:
    """Back in the form in which it was written."""
    match pattern:
        case Capture(parameter):
            return parameter
        case Is(value):
            return repr(value)
        case Held():
            return "Held()"
        case Each(parameter):
            return f"Each({parameter})"
        case InOrder(items):
            return "(" + "".join(f"{words_of(item)}, " for item in items).rstrip() + ")"
        case OneOf(patterns):
            return " | ".join(map(words_of, patterns))
        case NodePattern(node, fields):
            told = (f"{name}={words_of(inner)}" for name, inner in fields)
            return f"{node}({', '.join(told)})"
