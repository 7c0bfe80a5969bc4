"""More that an area must fulfil: whose tiles lie beside it, what it prints, in which rows it lies. In: a game, a player. Out: masks of areas."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas_with, beside_so_many
from cardwright_runtime.terraforming_mars.board import neighbours_of
from cardwright_runtime.terraforming_mars.game import Game, area_of
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Number, Owner, TileOrAny


def beside_tiles_of(
    game: Game, player: Player, tile: TileOrAny, number: Number, owner: Owner
) -> int:
    """Areas beside at least so many of these tiles, of those of some players.

    Areas: AreaRule("beside_some", tile=tile, number=number, owner=owner)
    """
    found = areas_with(game, player, tile, owner)
    if number <= 1:
        return neighbours_of(game.table.board, found)
    return beside_so_many(game, found, number)


def beside_no_tile_of(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> int:
    """Areas beside none of these tiles, of those of some players.

    Areas: AreaRule("beside_none", tile=tile, owner=owner)
    """
    return ~neighbours_of(game.table.board, areas_with(game, player, tile, owner))


def beside_that_tile(game: Game, frame: Frame) -> int:
    """Areas beside the tile that the event spoke of, or that the block placed last; none beside a tile off the map.

    Areas: AreaRule("beside_that")
    Speaks of: PlacesTile, GainsBonus, GainsFromNeighbour, TakesMarker, TakesBack, Place, TakeTile, MoveTile, EachTile
    """
    board = game.table.board
    return board.neighbours[frame.area] if 0 <= frame.area < board.size else 0


def with_any_bonus(game: Game) -> int:
    """Areas that print something.

    Areas: AreaRule("with_any_bonus")
    """
    mask = 0
    for areas in game.table.board.bonus_masks.values():
        mask |= areas
    for marker in game.markers:
        mask |= 1 << area_of(marker)
    return mask


def with_no_bonus(game: Game) -> int:
    """Areas that print nothing.

    Areas: AreaRule("with_no_bonus")
    """
    return ~with_any_bonus(game)


def in_rows(game: Game, low: Number, high: Number) -> int:
    """Areas of these rows of the map, from the top.

    Areas: AreaRule("in_rows", number=low, high=high)
    Areas: Where("in_rows", low=low, high=high)
    """
    return game.table.board.row_mask(low, high)
