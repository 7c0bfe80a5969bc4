"""Changes that a `whenever` can wait for: each has the verb of the step that makes it, and `x` is how much it was."""

from typing import Annotated, Literal, TypeAlias, get_args

from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.owner import Owner
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.places import Holder
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun

Who: TypeAlias = Literal["you", "anyone", "opponent"]
OrGauges: TypeAlias = Annotated[
    tuple[Gauge, ...], of("resource", also=("counter",)), Written("or_gauges")
]
"""What may stand behind `or` instead of the first."""


@dataclass(frozen=True, slots=True)
class Gains(Node):
    """you gain 2 or more plants"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Loses(Node):
    """opponent loses plants: by a step of anybody, but not by paying"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Pays(Node):
    """you pay heat"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Removes(Node):
    """opponent removes plants of yours; `who` removes or steals them, also what lies on cards"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource", also=("token",))]
    least: Annotated[int, Written("at_least")] = 0
    owner: Owner = "everyone"


@dataclass(frozen=True, slots=True)
class Increases(Node):
    """you increase plant production or heat production"""

    who: Who
    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    least: Annotated[int, Written("at_least")] = 0
    others: OrGauges = ()


@dataclass(frozen=True, slots=True)
class Decreases(Node):
    """opponent decreases plant production of yours"""

    who: Who
    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    least: Annotated[int, Written("at_least")] = 0
    owner: Owner = "everyone"
    others: OrGauges = ()


@dataclass(frozen=True, slots=True)
class Raises(Node):
    """anyone raises temperature"""

    who: Who
    track: Annotated[Noun, of("track")]
    least: Annotated[int, Written("at_least")] = 0
    others: Annotated[tuple[Noun, ...], of("track"), Written("or_tracks")] = ()


@dataclass(frozen=True, slots=True)
class Adds(Node):
    """you add microbe to any card with plant tag"""

    who: Who
    resource: Annotated[Noun, of("token")]
    holder: Holder
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Lowers(Node):
    """anyone lowers temperature 2 or more"""

    who: Who
    track: Annotated[Noun, of("track")]
    least: Annotated[int, Written("at_least")] = 0
    others: Annotated[tuple[Noun, ...], of("track"), Written("or_tracks")] = ()


@dataclass(frozen=True, slots=True)
class GainsFromNeighbour(Node):
    """you gain plants as neighbour bonus: what a tile beside the new one gives; `owner`: whose tile that is"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0
    owner: Owner = "everyone"


@dataclass(frozen=True, slots=True)
class Draws(Node):
    """you draw card with space tag: for each such card; you draw 2 or more cards: for each step that brings so many"""

    who: Who
    cards: CardKind
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Discards(Node):
    """opponent discards 2 or more cards, of the hand"""

    who: Who
    cards: CardKind
    least: Annotated[int, Written("at_least")] = 0


Change: TypeAlias = Gains | Loses | Pays | Removes | Increases | Decreases | Raises | Lowers | Adds
CHANGES: tuple[type[Node], ...] = (*get_args(Change), Draws, Discards, GainsFromNeighbour)
