"""A tile leaves the map. In: its kind. Out: the question which one, and masks without it."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas_with, supply_lasts
from cardwright_runtime.terraforming_mars.board import areas_of, neighbours_of
from cardwright_runtime.terraforming_mars.changes import TILE_TAKEN
from cardwright_runtime.terraforming_mars.deeds import EVENT_TAKES_BACK
from cardwright_runtime.terraforming_mars.events import Event, counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import TILES
from cardwright_runtime.terraforming_mars.nouns import EVERYONE, TILE_OCEAN
from cardwright_runtime.terraforming_mars.numbers import TAKE_TILE
from cardwright_runtime.terraforming_mars.slots import Areas, Owner, Tile
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of
from cardwright_runtime.terraforming_mars.steps.placing import ChooseArea


def take_tile(game: Game, frame: Frame, tile: Tile) -> bool:
    """One of them, of the player's choice; none where they are a parameter at its goal (002 p. 6), and ratings stay.

    Step: TakeTile(tile)
    Takes: tiles
    Reads: tiles, choice
    """
    return take_tile_of(game, frame, tile, EVERYONE)


def take_tile_of(game: Game, frame: Frame, tile: Tile, owner: Owner) -> bool:
    """One of those of these players.

    Step: TakeTile(tile, owner=owner)
    Takes: tiles
    Reads: tiles, choice
    """
    return take_tile_from(game, frame, tile, owner, game.table.board.all)


def take_tile_from(game: Game, frame: Frame, tile: Tile, owner: Owner, where: Areas) -> bool:
    """One of those that lie there.

    Step: TakeTile(tile, owner=owner, where=where)
    Takes: tiles
    Reads: tiles, choice
    """
    found = areas_with(game, game.players[frame.player], tile, owner) & where
    if found == 0 or (TILES[tile].ends_game and not supply_lasts(game, tile)):
        return False
    asked = game.push(TAKE_TILE, frame.block, frame.player, frame.cause)
    asked.items = game.table.areas_of(found)
    asked.chosen = tile
    return True


class TakeTile(ChooseArea):
    """`chosen` is the kind of tile."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().area = value
        lifted = _kind_at(game, value, frame.chosen)
        if TILES[lifted].marks:
            game.placed = [
                packed
                for packed in game.placed
                if tile_of(packed) != lifted or area_of(packed) != value
            ]
        else:
            lift_tile(game, value)
        if game.logging:
            game.record(TILE_TAKEN, value, frame.chosen, frame.player, frame)
        tell_of(game, Event(EVENT_TAKES_BACK, frame.player, tile=lifted, area=value))


def _kind_at(game: Game, area: int, tile: int) -> int:
    """What lies there and counts as it. The game keeps no note of an ocean but where it lies."""
    for packed in game.placed:
        if area_of(packed) == area and counts_as(tile_of(packed), tile):
            return tile_of(packed)
    return TILE_OCEAN


def lift_tile(game: Game, area: int) -> None:
    """Masks are made anew: areas beside it may lie beside others of its kind. What only marks the area stays."""
    board = game.table.board
    bit = 1 << area
    game.tiles &= ~bit
    game.oceans &= ~bit
    game.greeneries &= ~bit
    game.cities &= ~bit
    game.placed = [
        packed for packed in game.placed if area_of(packed) != area or TILES[tile_of(packed)].marks
    ]
    game.beside_tiles = neighbours_of(board, game.tiles)
    game.beside_oceans = neighbours_of(board, game.oceans)
    game.beside_greeneries = neighbours_of(board, game.greeneries)
    game.beside_cities = neighbours_of(board, game.cities)
    for player in game.players:
        if player.tiles & bit:
            player.tiles &= ~bit
            player.beside = neighbours_of(board, player.tiles)
