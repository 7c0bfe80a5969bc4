"""Tiles that are counted. In: a game, a player, which tiles, whose, and where. Out: whole numbers."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas_with, beside, count_bits, is_owned
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    EVERYONE,
    TILE_CITY,
    TILE_OCEAN,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Areas,
    Number,
    Owner,
    ThisRule,
    Tile,
    TileOrAny,
)

# Whatever its number, on the map and off it.
EVERYWHERE: Final = -1


def _in_piles(game: Game, player: Player, tile: int, owner: int, areas: int) -> int:
    """One by one: an area may hold several, and a tile may be several of what it counts as."""
    total = 0
    oceans = game.oceans
    for packed in game.placed:
        laid = tile_of(packed)
        if counts_as(laid, TILE_OCEAN):
            oceans &= ~(1 << area_of(packed))
        if areas >> area_of(packed) & 1 and counts_as(laid, tile):
            if is_owned(packed, player, owner):
                total += TILES[laid].several if tile != ANY_TILE and tile != laid else 1
    if owner == EVERYONE and counts_as(TILE_OCEAN, tile):
        total += count_bits(oceans & areas)
    return total


def counts_for(owner: int, player: Player, other: Player) -> bool:
    """`other` is among those meant by YOURS, EVERYONE or OPPONENTS."""
    if owner == YOURS:
        return other.index == player.index
    return owner == EVERYONE or other.index != player.index


def count_tiles(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> int:
    """Such tiles, those off the map too.

    Count: ThingCount(gauge=Gauge(noun=tile), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", owner=owner)
    Reads: tiles
    """
    if game.table.piles:
        return _in_piles(game, player, tile, owner, EVERYWHERE)
    total = count_bits(areas_with(game, player, tile, owner))
    if game.table.packs:
        return total + _off_map(game, player, tile, owner, EVERYWHERE)
    if tile == ANY_TILE or tile == TILE_CITY:
        for other in game.players:
            if counts_for(owner, player, other):
                total += other.off_map_cities
    return total


def count_tiles_on_map(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> int:
    """Such tiles on the map.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("on_named", noun="mars"),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("on_named", noun="mars"),), owner=owner)
    Reads: tiles
    """
    return tiles_on(game, player, tile, owner, game.table.board.map)


def _off_map(game: Game, player: Player, tile: int, owner: int, areas: int) -> int:
    """Such tiles on areas off the map; without packs they are cities, and counted."""
    total = 0
    for packed in game.placed:
        area = area_of(packed)
        if area >= OFF_MAP and areas >> area & 1 and counts_as(tile_of(packed), tile):
            if is_owned(packed, player, owner):
                total += 1
    return total


def count_tiles_in_rows(
    game: Game, player: Player, tile: TileOrAny, low: Number, high: Number, owner: Owner
) -> int:
    """Such tiles on these rows of the map, from the top.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("in_rows", low=low, high=high),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("in_rows", low=low, high=high),), owner=owner)
    Reads: tiles
    """
    return tiles_on(game, player, tile, owner, game.table.board.row_mask(low, high))


def count_tiles_beside(
    game: Game, player: Player, tile: TileOrAny, owner: Owner, beside_tile: Tile
) -> int:
    """Such tiles with one of the other kind beside them.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("beside_named", noun=beside_tile),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("beside_named", noun=beside_tile),), owner=owner)
    Reads: tiles
    """
    return tiles_on(game, player, tile, owner, beside(game, beside_tile))


def area_of_rule(game: Game, rule: int) -> int:
    """Where the tile lies that a card placed last; -1 if it placed none on the map."""
    for packed in reversed(game.placed):
        if rule_of(packed) == rule and area_of(packed) < game.table.board.size:
            return area_of(packed)
    return -1


def count_beside_this_tile(
    game: Game, player: Player, rule: ThisRule, tile: TileOrAny, owner: Owner
) -> int:
    """Such tiles beside the one that this card placed.

    Count: ThingCount(gauge=Gauge(noun=tile), where=(Where("beside_this"),), owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=(Where("beside_this"),), owner=owner)
    Rests on: Place
    Reads: tiles
    """
    return tiles_on(game, player, tile, owner, areas_beside_this_tile(game, rule))


def area_of_this_tile(game: Game, rule: ThisRule) -> int:
    """The area of the tile that this card placed last.

    Areas: Where("on_this_tile")
    Rests on: Place
    """
    area = area_of_rule(game, rule)
    return 1 << area if area >= 0 else 0


def areas_beside_this_tile(game: Game, rule: ThisRule) -> int:
    """The areas around the tile that this card placed last.

    Areas: Where("beside_this")
    Rests on: Place
    """
    area = area_of_rule(game, rule)
    return game.table.board.neighbours[area] if area >= 0 else 0


def tiles_on(game: Game, player: Player, tile: TileOrAny, owner: Owner, areas: Areas) -> int:
    """Such tiles on these areas, on the map or off it.

    Count: ThingCount(gauge=Gauge(noun=tile), where=areas, owner=owner)
    Count: ThingCount(gauge=None, any_of="tile", where=areas, owner=owner)
    Reads: tiles
    """
    if game.table.piles:
        return _in_piles(game, player, tile, owner, areas)
    total = count_bits(areas_with(game, player, tile, owner) & areas)
    return total + _off_map(game, player, tile, owner, areas) if areas >> OFF_MAP else total


def area_of_that_tile(frame: Frame) -> int:
    """The area of the tile that the event spoke of, or that the block placed last.

    Areas: Where("there")
    Areas: AreaRule("there")
    Speaks of: PlacesTile, GainsBonus, GainsFromNeighbour, TakesMarker, TakesBack, Place, TakeTile, MoveTile, EachTile
    """
    return 1 << frame.area if frame.area >= 0 else 0
