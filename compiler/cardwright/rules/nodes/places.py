"""Where tiles may lie, and who or what holds resources."""

from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.owner import Owner
from cardwright.rules.nodes.roles import Written, of, of_kind
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun

AreaRuleKind: TypeAlias = Literal[
    "there",
    "beside_none",
    "beside_own",
    "beside_that",
    "beside_some",
    "with_bonus",
    "with_any_bonus",
    "with_no_bonus",
    "in_rows",
]


@dataclass(frozen=True, slots=True)
class AreaRule(Node):
    """One more thing an area must fulfil. `tile` None means any tile; `number` of them for beside_some, whoever owns them where no
    `owner` is said; rows `number` to `high` for in_rows.
    """

    kind: AreaRuleKind
    tile: Annotated[Noun | None, of("tile")] = None
    number: int = 1
    bonuses: Annotated[tuple[Noun, ...], of("resource", also=("bonus",))] = ()
    owner: Owner | None = None
    high: int = 0
    if_possible: Annotated[bool, Written("possible")] = False


@dataclass(frozen=True, slots=True)
class Area(Node):
    """Areas of a kind (land, ocean_area), of one of several kinds, one named area, or those with a kind of tile, of everybody or some
    `owner`; they fulfil all the rules.
    """

    noun: Annotated[Noun, of("area", also=("tile",))]
    rules: tuple[AreaRule, ...] = ()
    others: Annotated[tuple[Noun, ...], of("area", also=("tile",)), Written("or_areas")] = ()
    owner: Owner | None = None


HolderKind: TypeAlias = Literal[
    "this_card",
    "any_card",
    "another_card",
    "each_card",
    "played_card",
    "it",
    "any_player",
    "any_players_cards",
    "its_neighbour",
]


@dataclass(frozen=True, slots=True)
class Holder(Node):
    """Whose or which card's resources; of `cards`, only such."""

    kind: HolderKind
    cards: CardKind = CardKind()


WhereKind: TypeAlias = Literal[
    "on_named",
    "in_named",
    "on_this_card",
    "on_it",
    "on_your_cards",
    "on_cards",
    "on_this_tile",
    "beside_this",
    "beside_named",
    "in_rows",
    "above",
    "there",
    "fulfilling",
]


@dataclass(frozen=True, slots=True)
class Where(Node):
    """Which of the things count. `cards` for on_cards; `noun` for on_named, in_named and beside_named; `low`, `high` for in_rows; `low` for above.
    `there` is where the tile lies that was spoken of; `rule` is what an area fulfils, in the same words as for a free one.
    """

    kind: WhereKind
    noun: Annotated[
        Noun | None, of_kind(on_named="area tile", in_named="body", beside_named="tile")
    ] = None
    low: int = 0
    high: int = 0
    cards: CardKind = CardKind()
    rule: AreaRule | None = None
