"""What is to be seen on each area. In: a game and the areas to choose from. Out: a Face for each area, without places or colours."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import (
    Game,
    area_of,
    bonus_of,
    owner_of,
    rule_of,
    tile_of,
)
from cardwright_runtime.terraforming_mars.noun_facts import AREAS
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    AREA_VOLCANIC_AREA,
    TILE_CITY,
    TILE_GREENERY,
)
from cardwright_tools.nouns import noun_names
from cardwright_tools.table.symbols import Sign, bonus_sign

LAND: Final = "land"
SEA: Final = "ocean area"
VOLCANO: Final = "volcanic area"
NAMED: Final = "named area"
OCEAN: Final = "ocean"
GREENERY: Final = "greenery"
CITY: Final = "city"
SPECIAL: Final = "special tile"

GLYPHS: Final = {OCEAN: "≈", GREENERY: "♠", CITY: "⌂", SPECIAL: "◆"}
PLAIN_GLYPHS: Final = {OCEAN: "~", GREENERY: "g", CITY: "c", SPECIAL: "x"}
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Face:
    """`number` is the option that this area is, 0 if none; `marker` the player who reserved it."""

    area: int
    name: str
    ground: str
    title: str = ""
    owner: int = NOBODY
    bonuses: tuple[tuple[Sign, int], ...] = ()
    number: int = 0
    marker: int = NOBODY

    @property
    def is_tile(self) -> bool:
        return self.ground in GLYPHS


def faces(game: Game, numbers: Mapping[int, int] | None = None) -> list[Face]:
    """Those of the map, in reading order, then those of each board beside it."""
    tiles = {area_of(packed): packed for packed in game.placed}
    return [
        _face(game, area, tiles.get(area), (numbers or {}).get(area, 0))
        for area in range(game.table.board.size)
    ]


def _face(game: Game, area: int, packed: int | None, number: int) -> Face:
    name = game.table.board.area_name(area)
    if game.oceans >> area & 1:
        return Face(area, name, OCEAN, number=number)
    if packed is None:
        return _empty(game, area, number)
    ground, title = tile_ground(tile_of(packed))
    return Face(area, name, ground, title, owner_of(packed), number=number)


def _empty(game: Game, area: int, number: int) -> Face:
    board = game.table.board
    laid = [bonus_of(marker) for marker in game.markers if area_of(marker) == area]
    counted = Counter(bonus_sign(bonus) for bonus in [*board.bonuses[area], *laid])
    owners = [player.index for player in game.players if player.reserved >> area & 1]
    return Face(
        area,
        board.area_name(area),
        _ground(board.kinds[area]),
        place_name(game, area),
        bonuses=tuple(counted.items()),
        number=number,
        marker=owners[0] if owners else NOBODY,
    )


def _ground(kinds: tuple[int, ...]) -> str:
    if AREA_OCEAN_AREA in kinds:
        return SEA
    if AREA_VOLCANIC_AREA in kinds:
        return VOLCANO
    return NAMED if any(AREAS[kind].is_kept for kind in kinds) else LAND


def tile_ground(tile: int) -> tuple[str, str]:
    """How a tile is drawn, and its name where it is a special one."""
    if tile == TILE_GREENERY:
        return GREENERY, ""
    if tile == TILE_CITY:
        return CITY, ""
    title = noun_names("tile").get(tile, "tile").title()
    return (CITY if counts_as(tile, TILE_CITY) else SPECIAL), title


def place_name(game: Game, area: int) -> str:
    """The name that the map gives to an area; empty for most."""
    board = game.table.board
    if area < len(board.names) and board.names[area]:
        return board.names[area]
    named = [kind for kind in board.kinds[area] if _ground((kind,)) == NAMED]
    return noun_names("area").get(named[0], "").title() if named else ""


def off_map(game: Game) -> list[tuple[str, int]]:
    """Tiles on no board: the card that placed each, and whose it is."""
    found = [packed for packed in game.placed if area_of(packed) >= game.table.board.size]
    return [(game.table.rules[rule_of(packed)].name, owner_of(packed)) for packed in found]
