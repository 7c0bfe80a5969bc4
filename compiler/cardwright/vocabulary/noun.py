"""A noun, and a line of facts about one. In: built by `from_syntax` and `field_values`. Out: Noun and Field, read by all passes."""

from typing import TypeAlias

from cardwright.source import Node
from cardwright.values import dataclass


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


FieldValue: TypeAlias = int | str | Noun


@dataclass(frozen=True, slots=True)
class Field(Node):
    """`cost 10`, `tags plant, animal`, `number 047`. `groups` keeps the values between commas together (rows of a board)."""

    name: str
    groups: tuple[tuple[FieldValue, ...], ...]

    @property
    def values(self) -> tuple[FieldValue, ...]:
        return tuple(value for group in self.groups for value in group)
