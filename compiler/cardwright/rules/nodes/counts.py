"""What can be counted: tags, cards, and things such as tiles, gauges and resources on cards."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.owner import Counted, Whose
from cardwright.rules.nodes.events import Event
from cardwright.rules.nodes.places import Area, Where
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class TagCount(Node):
    """Tags of any of the named kinds on the cards lying open, or on the card spoken of; all, where none is named."""

    tags: Annotated[tuple[Noun, ...], of("tag")]
    owner: Whose = "yours"


@dataclass(frozen=True, slots=True)
class DifferentTags(Node):
    """How many tags of the cards lying open differ, or of the card spoken of."""

    owner: Whose = "yours"


@dataclass(frozen=True, slots=True)
class DifferentResources(Node):
    """How many kinds of resource one has, in stock or on cards."""

    owner: ClassVar[Whose] = "yours"


@dataclass(frozen=True, slots=True)
class CardCount(Node):
    """`event card`, `card in hand`, `revealed card with plant tag`, `card beneath this card`."""

    cards: CardKind
    in_hand: bool = False
    revealed: bool = False
    owner: Counted = "yours"
    beneath: bool = False


@dataclass(frozen=True, slots=True)
class ThingCount(Node):
    """Tiles, gauges, resources on cards. `gauge` is None for the words `tile` and `resource`, which mean any of them.

    `cost of it`: a field of the card spoken of.
    """

    gauge: Annotated[
        Gauge | None,
        of(
            "tile",
            "resource",
            "token",
            also=("counter", "track", "period", "piece", "office", "standing", "field", "bonus"),
        ),
    ]
    any_of: Annotated[Literal["", "tile", "resource"], Written("tile_word")] = ""
    where: tuple[Where, ...] = ()
    owner: Whose | None = None


@dataclass(frozen=True, slots=True)
class FreeAreas(Node):
    """`free land beside your city`: areas without a tile that nobody else has reserved."""

    area: Area


@dataclass(frozen=True, slots=True)
class BonusCount(Node):
    """`plant bonus there`: how many of these the areas print that are spoken of."""

    bonuses: Annotated[tuple[Noun, ...], of("resource", also=("bonus",))]
    area: Area | None = None
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerCount(Node):
    """`opponent with 3 plant tags`: players who have so many at least, each of his own, or more or fewer than oneself; all of them
    where `count` is None."""

    opponents: Annotated[bool, Written("opponents_only")] = False
    number: int = 0
    count: "Count | None" = None
    than_you: Annotated[Literal["", "more", "fewer", "as many"], Written("compared")] = ""


@dataclass(frozen=True, slots=True)
class Chosen(Node):
    """`x`: the number that its player chose for the block, or how much it was that set it off."""


@dataclass(frozen=True, slots=True)
class Done(Node):
    """`times you place city this generation`: how often it happened in that time; `units`: how much it was in all, of a change."""

    event: Event
    period: Annotated[Noun, of("period")]
    units: bool = False


@dataclass(frozen=True, slots=True)
class SoMany(Node):
    """A plain number, where counts are compared, added or taken off."""

    number: int


@dataclass(frozen=True, slots=True)
class Total(Node):
    """`city of yours plus greenery of yours minus ocean`: never below 0."""

    added: "tuple[Count, ...]"
    taken: "tuple[Count, ...]" = ()


Count: TypeAlias = (
    TagCount
    | DifferentTags
    | DifferentResources
    | CardCount
    | ThingCount
    | FreeAreas
    | BonusCount
    | PlayerCount
    | Chosen
    | Done
    | SoMany
    | Total
)
