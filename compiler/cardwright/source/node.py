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
        kind: type = type(self)
        for name in _may_hold_nodes(kind):
            value = getattr(self, name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from _nodes_in(value)

    def walk(self) -> "Iterator[Node]":
        """This node and all inside it, in the order they were written."""
        waiting: list[Node] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed([*node.children()])


@cache
def _may_hold_nodes(kind: type) -> tuple[str, ...]:
    """Names of its fields, but for plain numbers and words: trees are walked more often than anything else is done."""
    return tuple(slot.name for slot in fields(kind) if slot.type not in _PLAIN)


_PLAIN = (Span, str, int, bool)


def _nodes_in(values: tuple[object, ...]) -> Iterator[Node]:
    for value in values:
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from _nodes_in(value)
