"""Where tiles may lie, as masks. In: a game, a player, a kind of area. Out: one bit for each area."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.board import (
    ALL_OF_A_WORD,
    BITS_OF_A_WORD,
    BOARD_OCEANS,
    areas_of,
    neighbours_of,
)
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, bonus_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import (
    AREAS,
    NO_LIMIT,
    NONE,
    OFF_MAP,
    TILES,
    Area,
    places_of,
)
from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE,
    AREA_LAND,
    AREA_MARS,
    AREA_OCEAN_AREA,
    EVERYONE,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
    YOURS,
)
from cardwright_runtime.terraforming_mars.payment import money
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    AreaKind,
    Areas,
    Bonus,
    Number,
    Owner,
    Tile,
    TileOrAny,
    WhoseTiles,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

OCEAN_PRICE: Final = 6


def count_bits(mask: int) -> int:
    """Native code would call `bit_count` as any Python function; with words of the machine it takes ten instructions."""
    bits = 0
    while mask > ALL_OF_A_WORD:
        bits += _bits_of(mask & ALL_OF_A_WORD)
        mask >>= BITS_OF_A_WORD
    return bits + _bits_of(mask)


def _bits_of(word: "i64") -> int:
    """In pairs of bits, then in fours, and so on, side by side."""
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


def oceans_left(game: Game) -> int:
    """How many pieces are left; other tiles may count as oceans, too."""
    left = BOARD_OCEANS - count_bits(game.oceans)
    if game.table.other_oceans:
        for packed in game.placed:
            if counts_as(tile_of(packed), TILE_OCEAN):
                left += 1
    return left


def is_left_for(game: Game, player: int, tile: int) -> bool:
    """A piece of this tile is left, and one of the player's own where each has so many."""
    facts = TILES[tile]
    each = facts.supply_each
    if facts.supply_by != NONE:
        each = game.players[player].gauge(facts.supply_by)
    if each != NO_LIMIT:
        for packed in game.placed:
            if tile_of(packed) == tile and owner_of(packed) == player:
                each -= 1
        if each <= 0:
            return False
    if facts.supply == NO_LIMIT and tile != TILE_OCEAN:
        return True
    return supply_lasts(game, tile)


def supply_lasts(game: Game, tile: int) -> bool:
    """A piece of this tile is left."""
    return (TILES[tile].supply == NO_LIMIT and tile != TILE_OCEAN) or supply_left(game, tile) > 0


def supply_left(game: Game, tile: int) -> int:
    """So many pieces of a tile of which there are not as many as anybody likes."""
    if tile == TILE_OCEAN:
        return oceans_left(game)
    supply = TILES[tile].supply
    for packed in game.placed:
        if tile_of(packed) == tile:
            supply -= 1
    return supply


def areas(game: Game, player: Player, kind: AreaKind) -> int:
    """Free areas of that kind where the player can lay a tile.

    Areas: Area(noun=kind)
    """
    free = free_areas(game, player, kind)
    return free & ~_too_dear(game, player) if game.table.board.priced_areas else free


def free_areas(game: Game, player: Player, kind: AreaKind) -> int:
    """Areas of that kind without a tile that nobody else has reserved.

    Role: free_areas
    """
    facts = AREAS[kind]
    free = 0 if facts.off_map else _on_the_map(game, kind) & ~game.tiles
    if facts.off_map or facts.has_places:
        free |= _free_off_map(game, kind)
    return free & ~_reserved_by_others(game, player)


def _reserved_by_others(game: Game, player: Player) -> int:
    reserved = 0
    for other in game.players:
        if other.index != player.index:
            reserved |= other.reserved
    return reserved


def all_of_kind(game: Game, kind: AreaKind) -> int:
    """All areas of that kind.

    Areas: Where("on_named", noun=kind)
    """
    mask = 0 if AREAS[kind].off_map else _on_the_map(game, kind)
    if AREAS[kind].has_places:
        for area in places_of(kind):
            mask |= 1 << area.place
    return mask


def areas_with(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> int:
    """Areas on the map with such a tile of these owners; oceans and neutral tiles belong to nobody."""
    if game.table.piles and owner != EVERYONE:
        return _owned_in_piles(game, player, tile, owner)
    found = tiles_of(game, tile)
    if owner == EVERYONE:
        return found
    if owner == YOURS:
        return found & player.tiles
    theirs = 0
    for other in game.players:
        if other.index != player.index:
            theirs |= other.tiles
    return found & theirs


def _owned_in_piles(game: Game, player: Player, tile: int, owner: int) -> int:
    """Of two tiles on an area each may have another owner."""
    mask = 0
    for packed in game.placed:
        if counts_as(tile_of(packed), tile) and is_owned(packed, player, owner):
            mask |= 1 << area_of(packed)
    return mask & game.table.board.all


def is_owned(packed: int, player: Player, owner: int) -> bool:
    """A tile belongs to those who are meant; what nobody owns is meant only where everyone is."""
    holder = owner_of(packed)
    return owner == EVERYONE or (holder >= 0 and (holder == player.index) == (owner == YOURS))


def where_tiles_lie(game: Game, tile: Tile) -> int:
    """Areas on the map with such a tile.

    Areas: Where("on_named", noun=tile)
    Reads: tiles
    """
    return tiles_of(game, tile)


def areas_of_tiles(game: Game, player: Player, tile: Tile, owner: WhoseTiles) -> int:
    """Areas with such a tile, which nothing lies on yet.

    Areas: Area(noun=tile, owner=owner)
    Reads: tiles
    """
    found = areas_with(game, player, tile, owner)
    if TILES[tile].marks:
        found &= ~(game.tiles | _reserved_by_others(game, player))
    for packed in game.placed:
        if TILES[tile_of(packed)].covers:
            found &= ~(1 << area_of(packed))
    return found


def number_of_areas(areas: Areas) -> int:
    """How many they are.

    Role: number_of_areas
    Reads: tiles
    """
    return count_bits(areas)


def areas_or(game: Game, player: Player, kind: AreaKind, otherwise: Areas) -> int:
    """Free areas of that kind; on a map without such areas, those where another rule lets the tile lie.

    Role: areas_or
    """
    if kind in game.table.board.kind_masks:
        return areas(game, player, kind)
    return otherwise


def _on_the_map(game: Game, kind: int) -> int:
    board = game.table.board
    if kind == AREA_LAND:
        return board.land
    if kind == AREA_OCEAN_AREA:
        return board.ocean_areas
    if kind == AREA_MARS:
        return board.map
    return board.kind_masks.get(kind, 0)


def _free_off_map(game: Game, kind: int) -> int:
    """Each is free while there is room for one more tile; for which tiles, those who place them ask."""
    mask = 0
    for area in places_of(kind):
        room = area.room
        for packed in game.placed:
            if area_of(packed) == area.place:
                room -= 1
        if (room > 0 or area.room == NO_LIMIT) and game.table.is_in_play(area.pack):
            mask |= 1 << area.place
    return mask


def where_it_fits(game: Game, player: int, tile: int, areas: int) -> int:
    """Those of the areas where one more such tile of this player fits; on the map they all are."""
    if TILES[tile].marks:
        areas &= ~tiles_of(game, tile)
    elif game.table.piles and not TILES[tile].covers:
        areas &= ~game.tiles
    if areas >> OFF_MAP == 0:
        return areas
    for area in AREAS:
        if area.place != NONE and areas >> area.place & 1 and not _fits(game, player, tile, area):
            areas &= ~(1 << area.place)
    return areas


def _fits(game: Game, player: int, tile: int, area: Area) -> bool:
    if not area.room_for and not area.room_each:
        return True
    known = False
    for kind, room in area.room_for.items():
        if counts_as(tile, kind):
            known = True
            if _lying(game, area.place, kind, -1) >= room:
                return False
    for kind, room in area.room_each.items():
        if counts_as(tile, kind) and _lying(game, area.place, kind, player) >= room:
            return False
    return known or not area.room_for


def _lying(game: Game, area: int, tile: int, owner: int) -> int:
    """How many such tiles lie there, of everybody where `owner` is -1."""
    found = 0
    for packed in game.placed:
        if area_of(packed) == area and counts_as(tile_of(packed), tile):
            if owner < 0 or owner_of(packed) == owner:
                found += 1
    return found


def _too_dear(game: Game, player: Player) -> int:
    """Areas where a tile obliges to pay for an ocean that the player cannot pay."""
    if player.index == game.table.automa:
        # What an area would ask of it is a bonus as any other (ruling `automa-at-the-pole`).
        return 0
    priced = game.table.board.priced_areas
    if priced and oceans_left(game) > 0 and money(player) < OCEAN_PRICE:
        return priced
    return 0


def tiles_of(game: Game, tile: int) -> int:
    """Areas on the map with such a tile."""
    if tile == ANY_TILE:
        return game.tiles
    if tile == TILE_OCEAN:
        return game.oceans
    if tile == TILE_GREENERY:
        return game.greeneries
    if tile == TILE_CITY:
        return game.cities
    mask = 0
    for packed in game.placed:
        if counts_as(tile_of(packed), tile):
            mask |= 1 << area_of(packed)
    return mask & game.table.board.all


def beside(game: Game, tile: TileOrAny) -> int:
    """Areas beside at least one such tile.

    Areas: AreaRule("beside_some", tile)
    Areas: Where("beside_named", noun=tile)
    """
    if tile == ANY_TILE:
        return game.beside_tiles
    if tile == TILE_OCEAN:
        return game.beside_oceans
    if tile == TILE_GREENERY:
        return game.beside_greeneries
    if tile == TILE_CITY:
        return game.beside_cities
    return neighbours_of(game.table.board, tiles_of(game, tile))


def beside_none(game: Game, tile: TileOrAny) -> int:
    """Areas beside no such tile.

    Areas: AreaRule("beside_none", tile)
    """
    return ~beside(game, tile)


def beside_own(game: Game, player: Player) -> int:
    """Areas beside a tile of the player.

    Areas: AreaRule("beside_own")
    """
    return player.beside


def beside_number(game: Game, tile: TileOrAny, number: Number) -> int:
    """Areas beside at least so many of these tiles.

    Areas: AreaRule("beside_some", tile, number)
    """
    return beside_so_many(game, tiles_of(game, tile), number)


def beside_so_many(game: Game, found: int, number: int) -> int:
    """Of areas with a tile found so far, beside one, beside two, and so on."""
    if number <= 0:
        return game.table.board.all
    beside = [0] * number
    for area in areas_of(found):
        around = game.table.board.neighbours[area]
        for more in range(number - 1, 0, -1):
            beside[more] |= beside[more - 1] & around
        beside[0] |= around
    return beside[number - 1]


def with_bonus(game: Game, bonus: Bonus) -> int:
    """Areas that print this bonus, or with a marker of it.

    Areas: AreaRule("with_bonus", bonuses=Each(bonus))
    """
    mask = game.table.board.bonus_masks.get(bonus, 0)
    for marker in game.markers:
        if bonus_of(marker) == bonus:
            mask |= 1 << area_of(marker)
    return mask


def prefer(first: Areas, otherwise: Areas) -> int:
    """The first choice, or the other where there is none.

    Role: prefer
    """
    return first if first else otherwise
