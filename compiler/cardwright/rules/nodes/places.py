"""Where tiles may lie, and who or what holds resources."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.rules.nodes.node import Node, Noun

AreaRuleKind: TypeAlias = Literal["beside_none", "beside_own", "beside_some", "with_bonus"]


@dataclass(frozen=True, slots=True)
class AreaRule(Node):
    """One more thing an area must fulfil. `tile` None means any tile; `number` of them for beside_some."""

    kind: AreaRuleKind
    tile: Noun | None = None
    number: int = 1
    bonuses: tuple[Noun, ...] = ()
    if_possible: bool = False


@dataclass(frozen=True, slots=True)
class Area(Node):
    """Areas of a kind (land, ocean_area) or one named area (noctis_city), which fulfil all the rules."""

    noun: Noun
    rules: tuple[AreaRule, ...] = ()


HolderKind: TypeAlias = Literal[
    "this_card",
    "any_card",
    "another_card",
    "played_card",
    "your_cards",
    "each_card",
    "any_player",
    "any_players_cards",
    "its_neighbour",
]


@dataclass(frozen=True, slots=True)
class Holder(Node):
    """Whose or which card's resources. `holding`: only cards that have one (a token noun, or True for any resource)."""

    kind: HolderKind
    holding: Noun | bool = False
