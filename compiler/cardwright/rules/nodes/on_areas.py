"""Steps about what lies on areas: tiles, markers, bonuses."""

from typing import Annotated

from cardwright.rules.nodes.amounts import Amount, Fixed
from cardwright.rules.nodes.owner import Owner
from cardwright.rules.nodes.places import Area, Where
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class GainPlacementBonus(Node):
    """gain placement bonus there; gain placement bonus on city of yours: what one area prints, without a tile"""

    area: Area | None = None
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class Place(Node):
    """place 2 oceans; place city or greenery on land. `others` are alternatives; `area` None: where the tile's own rule allows. A bonus
    lies there as a marker; `at_random`: nobody chooses where. `for_nobody`: it belongs to nobody, and nobody gains by it.
    """

    tile: Annotated[Noun, of("tile", also=("bonus", "resource"))]
    amount: Amount = Fixed(1)
    area: Area | None = None
    at_random: bool = False
    others: Annotated[tuple[Noun, ...], of("tile"), Written("or_tiles")] = ()
    for_nobody: bool = False


@dataclass(frozen=True, slots=True)
class TakeTile(Node):
    """take back ocean; take back city of yours beside ocean: a tile leaves the map"""

    tile: Annotated[Noun, of("tile")]
    owner: Owner = "everyone"
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class MoveTile(Node):
    """move city of yours to land beside ocean: a tile comes to lie elsewhere, without being placed"""

    tile: Annotated[Noun, of("tile")]
    area: Area
    owner: Owner = "everyone"
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeMarker(Node):
    """take steel on land: a marker leaves the map, and its player gains what it brings. `area` None: wherever one lies."""

    bonus: Annotated[Noun, of("bonus", also=("resource",))]
    amount: Amount = Fixed(1)
    area: Area | None = None


@dataclass(frozen=True, slots=True)
class Reserve(Node):
    """reserve land; reserve 2 land"""

    area: Area
    amount: Amount = Fixed(1)
