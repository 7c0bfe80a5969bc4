"""The least a rule is made of: a node with its place in the source, and a noun of the vocabulary."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.source import NOWHERE, Span


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


@dataclass(frozen=True, slots=True, order=True)
class Noun:
    """A thing the game speaks of, as a vocabulary declares it.

    `category` is what the language may do with it (resource, tag, tile ...); `pack` is the game or pack that declares it;
    `native` says that the game's runtime knows it by name, so that generated code imports its constant.
    """

    category: str
    id: str
    pack: str = ""
    native: bool = False

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Gauge(Node):
    """A number that somebody or something has: plants, plant production, the rating, a track, a resource on cards.

    `family` is set where the noun stands for one of a family of gauges: in `plant production` it is `production`.
    """

    noun: Noun
    family: Noun | None = None
