"""What every part of a rule is: something that says where it was written. In: nothing. Out: Node, to be built upon."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.source.span import NOWHERE, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Every node knows where it was written; two nodes that say the same are equal wherever they stand."""

    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def children(self) -> "Iterator[Node]":
        """Nodes directly inside this one, in the order they were written."""
        for name in self.__dataclass_fields__:
            yield from _nodes_in(getattr(self, name))

    def walk(self) -> "Iterator[Node]":
        yield self
        for child in self.children():
            yield from child.walk()


def _nodes_in(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _nodes_in(part)
