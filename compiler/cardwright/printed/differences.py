"""What differs between two rules. In: facts as printed and as ruled. Out: Differences, each with its kind and both sides."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardwright.printed.facts import order_matters
from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    AreaRule,
    Decrease,
    Event,
    Fixed,
    Gauge,
    Holder,
    Increase,
    Node,
    Noun,
    Per,
    Stock,
    Sum,
    ValueIs,
    Variable,
    Where,
    WithNoTag,
    WithTag,
)
from cardwright.values import dataclass, fields

_KIND_OF_CATEGORY = {
    "resource": "resource",
    "token": "resource",
    "counter": "resource",
    "value": "resource",
    "tag": "tag",
    "tile": "tile",
    "track": "track",
    "body": "party",
    "quality": "cards",
    "kind": "cards",
    "area": "place",
}
_KIND_OF_FIELD = {
    "any_player": "own or any player",
    "owner": "own or any player",
    "who": "own or any player",
    "holder": "own or any player",
    "source": "own or any player",
    "players": "own or any player",
    "opponents": "own or any player",
    "bound": "minimum or maximum",
    "shift": "direction",
    "moved": "direction",
    "event": "trigger",
    "condition": "condition",
    "area": "place",
    "where": "place",
    "rules": "place",
}
_AMOUNTS = ("amount", "keep", "count")
_CLAUSES = ("area", "condition")
"""What only one side says is more than a difference in it."""
_OPPOSITES = ("Increase", "Decrease"), ("Raise", "Lower"), ("Gain", "Lose"), ("Add", "Remove")


@dataclass(frozen=True, slots=True)
class Difference:
    """`kind` says what differs; the side that says nothing is None. `printed` and `ruled` are the smallest parts that differ."""

    kind: str
    printed: Any
    ruled: Any


def differences(printed: Sequence[Node], ruled: Sequence[Node]) -> list[Difference]:
    """Equal ones first; of the rest, the most alike belong together."""
    left, right = list(printed), list(ruled)
    for node in printed:
        if node in right:
            left.remove(node)
            right.remove(node)
    found: list[Difference] = []
    while left and right:
        likeness, one, other = max(
            ((_likeness(a, b), a, b) for a in left for b in right), key=lambda pair: pair[0]
        )
        if likeness <= 0.0:
            break
        left.remove(one)
        right.remove(other)
        found += _between(one, other)
    found += [Difference("additional clause", node, None) for node in left]
    found += [Difference("missing clause", None, node) for node in right]
    if not found and tuple(printed) != tuple(ruled) and order_matters(ruled):
        found.append(Difference("order", tuple(printed), tuple(ruled)))
    return found


def said_again(found: Sequence[Difference], ruled: Sequence[Node]) -> list[Difference]:
    """Where all is said twice, what is said otherwise is nothing additional."""
    told: list[Difference] = []
    for each in found:
        nearest = max(ruled, key=lambda node: _likeness(each.printed, node), default=None)
        if each.ruled is None and type(nearest) is type(each.printed):
            told += _between(each.printed, nearest)
        else:
            told.append(each)
    return told


def _between(one: Any, other: Any) -> list[Difference]:
    if type(one) is not type(other):
        return [Difference(_kind_of_classes(one, other), one, other)]
    if _are_opposite(one, other):
        return [Difference("direction", one, other)]
    kinds: dict[str, None] = {}
    inner: list[Difference] = []
    for slot in fields(one):
        if slot.compare:
            for difference in _of_field(
                slot.name, getattr(one, slot.name), getattr(other, slot.name)
            ):
                if difference.printed is _WHOLE:
                    kinds.setdefault(difference.kind)
                else:
                    inner.append(difference)
    return [*(Difference(kind, one, other) for kind in kinds), *inner]


def _are_opposite(one: Any, other: Any) -> bool:
    match one, other:
        case Stock(number, gauge), Stock(against, Gauge() as of):
            return gauge == of and number * against < 0
        case ValueIs(value, Fixed(number), shift), ValueIs(of, Fixed(against), moved):
            return value == of and shift == moved != "to" and number * against < 0
    return False


_WHOLE = object()
"""Stands for the node that has the field: both sides are shown whole."""


def _of_field(name: str, one: Any, other: Any) -> Iterator[Difference]:
    if one == other:
        return
    if (
        _are_nodes(one)
        and _are_nodes(other)
        and name in ("steps", "options", "otherwise", "lasting")
    ):
        yield from differences(one, other)
    else:
        yield Difference(_kind(name, one, other), _WHOLE, _WHOLE)


def _are_nodes(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, Node) for each in value)


def _kind(name: str, one: Any, other: Any) -> str:
    """From the smallest part that differs."""
    if name == "event":
        kind = "trigger" if type(one) is not type(other) else _of_nodes(name, one, other)
        return "trigger" if kind == "cards" else kind
    noun = one if isinstance(one, Noun) else other
    if isinstance(noun, Noun) and (one is None or isinstance(one, Noun)):
        return _KIND_OF_CATEGORY.get(noun.category, noun.category.replace("_", " "))
    if name == "family":
        return _or_stock(one or other)
    if name in _KIND_OF_FIELD and not isinstance(one, Node | tuple):
        return _KIND_OF_FIELD[name]
    if isinstance(one, int) and isinstance(other, int):
        return "own or any player" if isinstance(one, bool) and name == "any_player" else "amount"
    if isinstance(one, tuple) and isinstance(other, tuple):
        return _of_lists(name, one, other)
    if isinstance(one, Holder) and isinstance(other, Holder) and one.kind != other.kind:
        return "own or any player" if "any_player" in (one.kind, other.kind) else "cards"
    if isinstance(one, Node) and type(one) is type(other):
        return _of_nodes(name, one, other)
    if isinstance(one, Fixed) and isinstance(other, Per | Sum) and one == _first(other):
        return "missing clause"
    if isinstance(other, Fixed) and isinstance(one, Per | Sum) and other == _first(one):
        return "additional clause"
    if isinstance(one, Gauge | Noun) or isinstance(other, Gauge | Noun):
        return "resource"
    if name in _CLAUSES and (one is None or other is None):
        return "additional clause" if other is None else "missing clause"
    return _KIND_OF_FIELD.get(name, "amount" if name in _AMOUNTS else "clause")


def _first(amount: Per | Sum) -> Fixed | Variable:
    """The number that is said first."""
    first = amount.first if isinstance(amount, Sum) else amount
    return Fixed(first.number) if isinstance(first, Per) else first


def _of_lists(name: str, one: Sequence[Any], other: Sequence[Any]) -> str:
    differing = [(a, b) for a, b in zip(one, other) if a != b]
    if len(one) == len(other) and len(differing) == 1 and _are_of_a_kind(*differing[0]):
        return _of_nodes(name, *differing[0])
    longer = max(one, other, key=len)
    lacking = len(one) != len(other) and all(each in longer for each in (*one, *other))
    if lacking and not isinstance(longer[-1], Noun | WithTag | WithNoTag | Where):
        return "additional clause" if longer is one else "missing clause"
    if name in _KIND_OF_FIELD:
        return _KIND_OF_FIELD[name]
    if differing:
        return _kind(name, *differing[0])
    if isinstance(longer[-1], WithTag | WithNoTag):
        return "tag"
    return _KIND_OF_CATEGORY.get(getattr(longer[-1], "category", ""), "clause")


def _are_of_a_kind(one: Any, other: Any) -> bool:
    """Two rules for areas or places that ask the same of something else."""
    return isinstance(one, AreaRule | Where) and getattr(other, "kind", None) == one.kind


def _of_nodes(name: str, one: Node, other: Node) -> str:
    differing = [
        slot.name
        for slot in fields(one)
        if slot.compare and getattr(one, slot.name) != getattr(other, slot.name)
    ]
    inner = differing[0]
    return _kind(inner, getattr(one, inner), getattr(other, inner))


def _kind_of_classes(one: Any, other: Any) -> str:
    names = (type(one).__name__, type(other).__name__)
    if any({*names} == {*pair} for pair in _OPPOSITES):
        return "direction"
    family = next((each.gauge.family for each in (one, other) if _moves_a_family(each)), None)
    if family and ({*names} <= {"Gain", "Increase"} or {*names} <= {"Lose", "Decrease"}):
        return _or_stock(family)
    if isinstance(one, Event) and isinstance(other, Event):
        return "trigger"
    if other in _said_in(one):
        return "additional clause"
    return "missing clause" if one in _said_in(other) else "clause"


def _said_in(node: Any) -> tuple[Any, ...]:
    """Conditions of which any one is enough, or all are needed."""
    return node.conditions if isinstance(node, AllConditions | AnyCondition) else ()


def _moves_a_family(node: Any) -> bool:
    return isinstance(node, Increase | Decrease) and node.gauge.family is not None


def _or_stock(family: Noun) -> str:
    return f"{family.id} or stock"


_ALIKE = (
    {"Increase", "Decrease"},
    {"Raise", "Lower"},
    {"Gain", "Lose"},
    {"Gain", "Increase"},
    {"Lose", "Decrease"},
    {"Pay", "Lose"},
    {"Remove", "Steal"},
)


def _likeness(one: Any, other: Any) -> float:
    """From 0 (nothing in common) to 1; of a kind that can be mistaken for the other, a little."""
    if type(one) is not type(other):
        classes = {type(one).__name__, type(other).__name__}
        if not any(classes <= alike for alike in _ALIKE):
            return 0.0
        return 0.1 + 0.4 * _same_fields(one, other)
    names = [slot.name for slot in fields(one) if slot.compare]
    if not names:
        return 1.0
    alike = sum(_alike(getattr(one, name), getattr(other, name)) for name in names)
    return 0.2 + 0.8 * alike / len(names)


def _same_fields(one: Any, other: Any) -> float:
    names = {slot.name for slot in fields(one)} & {slot.name for slot in fields(other)} - {"span"}
    same = [name for name in names if getattr(one, name) == getattr(other, name)]
    return len(same) / max(len(names), 1)


def _alike(one: Any, other: Any) -> float:
    if one == other:
        return 1.0
    if isinstance(one, Node) and type(one) is type(other):
        return 0.9 * _likeness(one, other)
    if isinstance(one, tuple) and isinstance(other, tuple):
        common = [each for each in one if each in other]
        return 0.8 * len(common) / max(len(one), len(other))
    return 0.0
