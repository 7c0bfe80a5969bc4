"""What can hold or not: requirements of cards, and the `if` of actions, options and steps."""

from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.roles import EVENT_ABOUT, Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun

Bound: TypeAlias = Literal["least", "most"]
Relation: TypeAlias = Literal["more", "fewer", "as many"]


@dataclass(frozen=True, slots=True)
class HasCount(Node):
    """`3 science tags`, `3 oceans or less`."""

    number: int
    count: Count
    bound: Bound = "least"


@dataclass(frozen=True, slots=True)
class GaugeAt(Node):
    """`oxygen 8% or less`, `titanium production 1`."""

    gauge: Annotated[Gauge, of("track", "counter", "resource", also=("period",))]
    level: int
    bound: Bound = "least"


@dataclass(frozen=True, slots=True)
class GaugeMoved(Node):
    """`rating raised`: it went up in this generation or round; `rating not raised`."""

    gauge: Annotated[Gauge, of("track", "counter", "resource")]
    moved: Annotated[bool, Written("not", without=True)] = True


@dataclass(frozen=True, slots=True)
class GaugeLowest(Node):
    """`rating lowest`: nobody has less."""

    gauge: Annotated[Gauge, of("track", "counter", "resource")]


@dataclass(frozen=True, slots=True)
class HasMost(Node):
    """`you have most earth tags`: nobody has more of his own; `you have least ...`: nobody has fewer."""

    count: Count
    fewest: bool = False


@dataclass(frozen=True, slots=True)
class GaugeWithin(Node):
    """`temperature within 2 of bonus`: 1 to `steps` steps are left to the next bonus or to the goal."""

    gauge: Annotated[Gauge, of("track", "counter", "resource")]
    steps: int


@dataclass(frozen=True, slots=True)
class RevealedHas(Node):
    """`revealed microbe tag`: the card just revealed has one of the tags."""

    tags: Annotated[tuple[Noun, ...], of("tag")]


@dataclass(frozen=True, slots=True)
class ItIs(Node):
    """`it is event card`: the card that the event spoke of is such a one; `it is greenery`, `it is plant tag`: what set the block off is one of
    these `things`, and then there are no `cards`.
    """

    cards: CardKind | None = None
    things: Annotated[tuple[Gauge, ...], of(*EVENT_ABOUT, also=("tag",))] = ()


@dataclass(frozen=True, slots=True)
class RevealedCard(Node):
    """`revealed card costing 10 or less`: the card just revealed is such a one."""

    cards: CardKind


@dataclass(frozen=True, slots=True)
class PlacedOnBonus(Node):
    """`placed on steel bonus`: the area of this card's tile prints one of these bonuses."""

    bonuses: Annotated[tuple[Noun, ...], of("resource", also=("bonus",))]


@dataclass(frozen=True, slots=True)
class InState(Node):
    """`greens is ruling`: the body is in a state that the vocabulary declares."""

    body: Annotated[Noun, of("body")]
    state: Annotated[Noun, of("state")]


@dataclass(frozen=True, slots=True)
class HoldsOffice(Node):
    """`you are chairman`; `nobody is chairman`: no player is."""

    office: Annotated[Noun, of("office")]
    nobody: bool = False


@dataclass(frozen=True, slots=True)
class IsFirstPlayer(Node):
    """`you are first player`: the player begins in this generation."""


@dataclass(frozen=True, slots=True)
class InPlay(Node):
    """`solo in play`, `venus in play`: the game is played with that set, pack or module."""

    what: Annotated[Noun, of("set", also=("module", "pack"))]


@dataclass(frozen=True, slots=True)
class Comparison(Node):
    """`more plant tags than animal tags`, `fewer ... than ...`, `as many ... as ...`."""

    relation: Relation
    first: Count
    second: Count


@dataclass(frozen=True, slots=True)
class NotSo(Node):
    """`not rating lowest`."""

    condition: "Condition"


@dataclass(frozen=True, slots=True)
class AllConditions(Node):
    """`2 plant tags and 2 animal tags`."""

    conditions: "tuple[Condition, ...]"


@dataclass(frozen=True, slots=True)
class AnyCondition(Node):
    """`3 plant tags, or oxygen 8%`: one of them is enough."""

    conditions: "tuple[Condition, ...]"


Condition: TypeAlias = (
    HasCount
    | Comparison
    | GaugeAt
    | GaugeMoved
    | GaugeLowest
    | GaugeWithin
    | HasMost
    | RevealedHas
    | RevealedCard
    | ItIs
    | PlacedOnBonus
    | InState
    | HoldsOffice
    | IsFirstPlayer
    | InPlay
    | NotSo
    | AllConditions
    | AnyCondition
)


def asked_together(condition: Condition) -> tuple[Condition, ...]:
    """`2 plant tags and 5 oceans` asks for the one and for the other."""
    return condition.conditions if isinstance(condition, AllConditions) else (condition,)
