"""Where tiles may lie, and who or what holds resources."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.vocabulary.noun import Noun

AreaRuleKind: TypeAlias = Literal["beside_none", "beside_own", "beside_some", "with_bonus"]


@dataclass(frozen=True, slots=True)
class AreaRule(Node):
    """One more thing an area must fulfil. `tile` None means any tile; `number` of them for beside_some."""

    kind: AreaRuleKind
    tile: Annotated[Noun | None, of("tile")] = None
    number: int = 1
    bonuses: Annotated[tuple[Noun, ...], of("resource", also=("bonus",))] = ()
    if_possible: Annotated[bool, Written("possible")] = False


@dataclass(frozen=True, slots=True)
class Area(Node):
    """Areas of a kind (land, ocean_area) or one named area, which fulfil all the rules."""

    noun: Annotated[Noun, of("area")]
    rules: tuple[AreaRule, ...] = ()


HolderKind: TypeAlias = Literal[
    "this_card",
    "any_card",
    "another_card",
    "played_card",
    "any_player",
    "any_players_cards",
    "its_neighbour",
]


@dataclass(frozen=True, slots=True)
class Holder(Node):
    """Whose or which card's resources; of `cards`, only such."""

    kind: HolderKind
    cards: CardKind = CardKind()
