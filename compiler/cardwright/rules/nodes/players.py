"""Who carries out steps, or from whom something is taken. In: nothing. Out: Players, one description for every place where players are spoken of."""

from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.amounts import Amount
from cardwright.rules.nodes.conditions import HasCount, Relation
from cardwright.rules.nodes.counts import Count
from cardwright.rules.nodes.places import Where
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun

PlayersKind: TypeAlias = Literal[
    "each_one",
    "any_one",
    "with_most",
    "with_second_most",
    "with_least",
    "that_player",
    "its_owner",
    "so_often",
    "any_of",
    "each_owner",
    "first_player",
    "next_player",
]


@dataclass(frozen=True, slots=True)
class ThanYou(Node):
    """`with more plants than you`, `with fewer ...`, `with as many ... as you`: each has his own."""

    relation: Relation
    count: Count


@dataclass(frozen=True, slots=True)
class Players(Node):
    """each opponent; each opponent with 3 cities; player with most cities.

    `count` is what those who have most or least of it are found by, and nobody has second most where several have most; `having`:
    only who has so many; `often`: oneself, so many times over; whoever owns each `tile` that lies somewhere, once for each;
    `any_of`: oneself, for each of a `number` of cards or tiles, of those that are counted.
    """

    kind: PlayersKind
    opponents: Annotated[bool, Written("opponents_only")] = False
    count: Count | None = None
    often: Annotated[Amount | None, Written("so_often")] = None
    tile: Annotated[Noun | None, of("tile")] = None
    where: tuple[Where, ...] = ()
    having: Annotated[HasCount | None, Written("such")] = None
    than_you: ThanYou | None = None
    number: int = 1
