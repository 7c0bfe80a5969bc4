"""What every part of a rule is: something that says where it was written. In: nothing. Out: Node, to be built upon."""

from collections.abc import Iterator
from functools import cache

from cardwright.source.span import NOWHERE, Span
from cardwright.values import dataclass, field, fields


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Every node knows where it was written; two nodes that say the same are equal wherever they stand."""

    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def children(self) -> "Iterator[Node]":
        """Nodes directly inside this one, in the order they were written."""
        return iter(_children(self))

    def walk(self) -> "Iterator[Node]":
        """This node and all inside it, in the order they were written."""
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            children = _children(node)
            children.reverse()
            waiting += children


def _children(node: Node) -> list[Node]:
    """Trees are walked more often than anything else is done."""
    kind: type = type(node)
    found: list[Node] = []
    for name in _may_hold_nodes(kind):
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif value and isinstance(value, tuple):
            _add_nodes(value, found)
    return found


@cache
def _may_hold_nodes(kind: type) -> tuple[str, ...]:
    """Names of its fields, but for plain numbers and words."""
    return tuple(slot.name for slot in fields(kind) if slot.type not in _PLAIN)


_PLAIN = (Span, str, int, bool)


def _add_nodes(values: tuple[object, ...], found: list[Node]) -> None:
    for value in values:
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            _add_nodes(value, found)
