"""The parts of a card: when something happens, and what happens then."""

from typing import Annotated, TypeAlias

from cardwright.rules.nodes.amounts import Amount
from cardwright.rules.nodes.conditions import Condition
from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.places import Area
from cardwright.rules.nodes.roles import Written, of
from cardwright.rules.nodes.steps import Limit as Limit, Step, Whenever as Whenever
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class WhenPlayed(Node):
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class WhenReaches(Node):
    """A bonus of a track: whoever raises it to `level` carries out the steps."""

    level: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class WhenNamed(Node):
    """A moment that the vocabulary declares: `when received`."""

    moment: Annotated[Noun, of("moment")]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Action(Node):
    """Several of a card are alternatives, one of them once a generation; `unlimited`: any number of times; or as `limit` says."""

    steps: tuple[Step, ...]
    condition: Condition | None = None
    unlimited: Annotated[bool, Written("often")] = False
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class FirstAction(Node):
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class OwnDiscount(Node):
    """`discount 2 on this card per city of yours`: so much less is paid when the card itself is played, only where `condition` holds."""

    amount: Amount
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Score(Node):
    """Points at the end, only where `condition` holds."""

    amount: Amount
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Most(Node):
    """Whoever has most of the sum of these counts wins (awards)."""

    counts: tuple[Count, ...]


@dataclass(frozen=True, slots=True)
class Lies(Node):
    """Where a tile may lie when the card that places it does not say."""

    area: Area


Clause: TypeAlias = (
    WhenPlayed
    | WhenReaches
    | WhenNamed
    | Action
    | FirstAction
    | Whenever
    | OwnDiscount
    | Score
    | Most
    | Lies
)
