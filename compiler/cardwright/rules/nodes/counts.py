"""What can be counted: tags, cards, and things such as tiles, gauges and resources on cards."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.rules.nodes.node import Gauge, Node, Noun

Owner: TypeAlias = Literal["yours", "everyone", "opponents"]


@dataclass(frozen=True, slots=True)
class CardKind(Node):
    """Cards of a description. `quality` is a type (event) or a tag (building); the rest are its traits."""

    quality: Noun | None = None
    tags: tuple[Noun, ...] = ()
    not_kind: Noun | None = None
    least_cost: int = 0
    with_requirement: bool = False
    in_hand: bool = False


@dataclass(frozen=True, slots=True)
class TagCount(Node):
    """Tags of any of the named kinds on the cards lying open."""

    tags: tuple[Noun, ...]
    owner: Owner = "yours"


@dataclass(frozen=True, slots=True)
class DifferentTags(Node):
    owner: Owner = "yours"


@dataclass(frozen=True, slots=True)
class CardCount(Node):
    cards: CardKind
    owner: Owner = "yours"


WhereKind: TypeAlias = Literal[
    "on_named", "on_this_card", "on_your_cards", "beside_this", "beside_named", "in_rows", "above"
]


@dataclass(frozen=True, slots=True)
class Where(Node):
    """Which of the things count. `noun` for on_named and beside_named; `low`, `high` for in_rows; `low` for above."""

    kind: WhereKind
    noun: Noun | None = None
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class ThingCount(Node):
    """Tiles, gauges, resources on cards. `gauge` is None for the words `tile` and `resource`, which mean any of them."""

    gauge: Gauge | None
    any_of: Literal["", "tile", "resource"] = ""
    where: tuple[Where, ...] = ()
    owner: Owner | None = None


Count: TypeAlias = TagCount | DifferentTags | CardCount | ThingCount
