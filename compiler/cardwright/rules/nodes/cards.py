"""Which cards are meant. In: nothing. Out: CardKind, one description for every place where cards are spoken of, and its traits."""

from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun

CostBound: TypeAlias = Literal["exactly", "least", "most", "to"]
CountedBound: TypeAlias = Literal["exactly", "least", "most"]


@dataclass(frozen=True, slots=True)
class NotKind(Node):
    """`card not event`: a type, a kind or a tag that it has not."""

    noun: Annotated[Noun, of("quality", also=("kind", "tag"))]


@dataclass(frozen=True, slots=True)
class Costing(Node):
    """`costing 20 or more`, `costing exactly 5`, `costing 5 to 10`: its printed cost. `high` is the bound behind `to`. `costing generation plus 2
    or less`: as much as is counted, and no `number`. (A Count speaks of cards itself, so that it is no more than a Node here.)
    """

    number: int = 0
    bound: CostBound = "exactly"
    high: int = 0
    count: Node | None = None


@dataclass(frozen=True, slots=True)
class OtherThanThis(Node):
    """`other than this`: not the card that says it."""


@dataclass(frozen=True, slots=True)
class WithTags(Node):
    """`with 2 tags`, `with 2 different tags`: so many at least, whichever they are; `with exactly 1 tag`: no more."""

    number: int = 1
    different: bool = False
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class WithTag(Node):
    """`with 2 plant or animal tags`: so many symbols at least, of these tags together."""

    tags: Annotated[tuple[Noun, ...], of("tag")]
    number: int = 1


@dataclass(frozen=True, slots=True)
class WithNoTag(Node):
    """`with no plant tag`; with no tag at all where none is named."""

    tags: Annotated[tuple[Noun, ...], of("tag")] = ()


@dataclass(frozen=True, slots=True)
class WithRequirement(Node):
    """`with requirement`, `with no requirement`"""

    none: Annotated[bool, Written("no")] = False


@dataclass(frozen=True, slots=True)
class WithUsedAction(Node):
    """`with used action`: in this generation, or in the game where it may be used only so often in a game"""


@dataclass(frozen=True, slots=True)
class HoldingSome(Node):
    """`holding 2 microbes`: so many at least lie on it; `resource` None is any kind. `none`: no such one lies there. `at_most`: no more
    than so many.
    """

    resource: Annotated[Noun | None, of("token"), Written("held")] = None
    number: int = 1
    none: Annotated[bool, Written("no")] = False
    at_most: bool = False


@dataclass(frozen=True, slots=True)
class AsMany(Node):
    """`with as many plant tags as city of yours or more`, `holding as many microbes as generation exactly`: what of these a card prints or holds,
    beside what is counted. (A Count speaks of cards itself, so that it is no more than a Node here.)
    """

    these: "WithTag | WithTags | HoldingSome"
    count: Node | None = None
    bound: CountedBound = "exactly"


Trait: TypeAlias = (
    NotKind
    | OtherThanThis
    | Costing
    | WithTag
    | WithTags
    | WithNoTag
    | WithRequirement
    | WithUsedAction
    | HoldingSome
    | AsMany
)


@dataclass(frozen=True, slots=True)
class CardKind(Node):
    """Cards of a description. `quality` is a type (event) or a tag (building); all of the traits must hold."""

    quality: Annotated[Noun | None, of("quality", "tag", also=("kind",))] = None
    traits: tuple[Trait, ...] = ()
