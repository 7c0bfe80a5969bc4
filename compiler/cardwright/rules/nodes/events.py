"""What a `whenever` waits for."""

from typing import Annotated, TypeAlias

from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.changes import Change, Discards, Draws, GainsFromNeighbour, Who
from cardwright.rules.nodes.places import Holder, Where
from cardwright.rules.nodes.roles import DONE_TO, Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class PlaysTag(Node):
    """Once for each such tag on the card played; the card with the effect counts itself."""

    who: Who
    tags: Annotated[tuple[Noun, ...], of("tag")]


@dataclass(frozen=True, slots=True)
class PlaysCard(Node):
    """Once for a card of that description."""

    who: Who
    cards: CardKind


@dataclass(frozen=True, slots=True)
class PlacesTile(Node):
    """`tile` None means any tile. `includes_this` is false for a tile that the card itself places when it is played,
    unless the card places it after it came into force: the compiler decides this from the card, see docs/rulings.md.
    """

    who: Who
    tile: Annotated[Noun | None, of("tile")]
    where: tuple[Where, ...] = ()
    others: Annotated[tuple[Noun, ...], of("tile"), Written("or_tiles")] = ()


@dataclass(frozen=True, slots=True)
class PaysForProject(Node):
    """`things` are kinds of card or categories of project; `least` is the basic cost it must have."""

    who: Who
    things: Annotated[tuple[Noun, ...], of("kind", "project"), Written("paid_things")]
    least: Annotated[int, Written("at_least")] = 0
    excluding: Annotated[tuple[Noun, ...], of("project", "kind"), Written("except")] = ()


@dataclass(frozen=True, slots=True)
class GainsBonus(Node):
    """Once for a tile, however many of the resources its area gives."""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource", also=("bonus",))]


@dataclass(frozen=True, slots=True)
class Moment(Node):
    noun: Annotated[Noun, of("moment")]


@dataclass(frozen=True, slots=True)
class CustomEvent(Node):
    """An event whose verb a vocabulary declares: `you reach white_cube`."""

    who: Who
    verb: Annotated[Noun, of("trigger")]
    nouns: Annotated[tuple[Noun, ...], of(*DONE_TO)] = ()


@dataclass(frozen=True, slots=True)
class Buys(Node):
    """you buy card with space tag"""

    who: Who
    cards: CardKind


@dataclass(frozen=True, slots=True)
class TakesBack(Node):
    """anyone takes back ocean; `tile` None means any tile"""

    who: Who
    tile: Annotated[Noun | None, of("tile")]
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class TakesMarker(Node):
    """anyone takes steel: also whoever lays a tile where it lies"""

    who: Who
    bonuses: Annotated[tuple[Noun, ...], of("bonus", also=("resource",))]


@dataclass(frozen=True, slots=True)
class UsesAction(Node):
    """you use action of any card with animal tag"""

    who: Who
    holder: Holder


@dataclass(frozen=True, slots=True)
class UsesProject(Node):
    """you use aquifer or convert_heat"""

    who: Who
    projects: Annotated[tuple[Noun, ...], of("project")]


Event: TypeAlias = (
    PlaysTag
    | PlacesTile
    | PlaysCard
    | PaysForProject
    | GainsBonus
    | GainsFromNeighbour
    | Moment
    | CustomEvent
    | Change
    | Draws
    | Discards
    | Buys
    | TakesBack
    | TakesMarker
    | UsesAction
    | UsesProject
)
