"""Effects that hold as long as a card is in play, or for the next card."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.rules.nodes.counts import CardKind
from cardwright.rules.nodes.node import Node, Noun


@dataclass(frozen=True, slots=True)
class Discount(Node):
    """`discount 3 on earth cards`; a Noun is a project or a category of projects."""

    amount: int
    on: CardKind | Noun


@dataclass(frozen=True, slots=True)
class ValueIs(Node):
    """`titanium_value is 1 higher`, `greenery_price is 7`: a number of the game that differs for one player."""

    value: Noun
    number: int
    shift: Literal["to", "higher", "lower"] = "to"


@dataclass(frozen=True, slots=True)
class PaysFor(Node):
    """`heat pays for megacredits`: one unit for one unit, this way only."""

    resource: Noun
    instead_of: Noun


@dataclass(frozen=True, slots=True)
class Protect(Node):
    """Opponents may not remove these resources; with `on_this_card`, nobody may remove them from this card."""

    resources: tuple[Noun, ...]
    on_this_card: bool = False


Lasting: TypeAlias = Discount | ValueIs | PaysFor | Protect
