"""What can hold or not: requirements of cards, and the `if` of actions, options and steps."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.node import Gauge, Node, Noun

Bound: TypeAlias = Literal["least", "most"]


@dataclass(frozen=True, slots=True)
class HasCount(Node):
    """`3 science tags`, `3 oceans or less`."""

    number: int
    count: Count
    bound: Bound = "least"


@dataclass(frozen=True, slots=True)
class GaugeAt(Node):
    """`oxygen 8% or less`, `titanium production 1`."""

    gauge: Gauge
    level: int
    bound: Bound = "least"


@dataclass(frozen=True, slots=True)
class GaugeMoved(Node):
    """`rating raised`: it went up in this generation or round; `rating not raised`."""

    gauge: Gauge
    moved: bool = True


@dataclass(frozen=True, slots=True)
class GaugeLowest(Node):
    """`rating lowest`: nobody has less."""

    gauge: Gauge


@dataclass(frozen=True, slots=True)
class GaugeWithin(Node):
    """`temperature within 2 of bonus`: 1 to `steps` steps are left to the next bonus or to the goal."""

    gauge: Gauge
    steps: int


@dataclass(frozen=True, slots=True)
class RevealedHas(Node):
    """`revealed microbe tag`: the card just revealed has one of the tags."""

    tags: tuple[Noun, ...]


@dataclass(frozen=True, slots=True)
class PlacedOnBonus(Node):
    """`placed on steel bonus`: the area of this card's tile prints one of these bonuses."""

    bonuses: tuple[Noun, ...]


@dataclass(frozen=True, slots=True)
class InPlay(Node):
    """`venus in play`: the game is played with that set."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class HoldsOffice(Node):
    """`you are chairman`."""

    office: Noun


Condition: TypeAlias = (
    HasCount
    | GaugeAt
    | GaugeMoved
    | GaugeLowest
    | GaugeWithin
    | RevealedHas
    | PlacedOnBonus
    | InPlay
    | HoldsOffice
)
