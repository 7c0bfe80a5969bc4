"""A tile leaves the map, or its place. In: its kind, where it is to lie. Out: the questions which one and where, masks without it or with it elsewhere."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas_with, supply_lasts, tiles_of
from cardwright_runtime.terraforming_mars.board import areas_of, neighbours_of
from cardwright_runtime.terraforming_mars.changes import TILE_PLACED, TILE_TAKEN
from cardwright_runtime.terraforming_mars.deeds import EVENT_TAKES_BACK
from cardwright_runtime.terraforming_mars.events import Event, counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.nouns import EVERYONE, TILE_OCEAN
from cardwright_runtime.terraforming_mars.numbers import CHOOSE_TILE, MOVE_TILE, TAKE_TILE
from cardwright_runtime.terraforming_mars.slots import Areas, FreeAreas, Owner, Tile
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of
from cardwright_runtime.terraforming_mars.steps.placing import ChooseArea
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile


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


def move_tile(game: Game, frame: Frame, tile: Tile, owner: Owner, area: FreeAreas) -> bool:
    """One of those of these players comes to lie elsewhere, which is not placing it: nothing is gained, nothing answers.

    Step: MoveTile(tile, owner=owner, area=area)
    Adds: tiles
    Takes: tiles
    Reads: tiles, choice
    """
    return move_tile_from(game, frame, tile, owner, game.table.board.all, area)


def move_tile_from(
    game: Game, frame: Frame, tile: Tile, owner: Owner, where: Areas, area: FreeAreas
) -> bool:
    """One of those that lie there.

    Step: MoveTile(tile, owner=owner, where=where, area=area)
    Adds: tiles
    Takes: tiles
    Reads: tiles, choice
    """
    player = game.players[frame.player]
    found = areas_with(game, player, tile, owner) & where & ~_under_others(game)
    free = area & game.table.board.all & ~game.tiles & ~player.reserved & ~tiles_of(game, tile)
    if found == 0 or free == 0:
        return False
    moving = game.push(MOVE_TILE, frame.block, frame.player, frame.cause)
    moving.items = game.table.areas_of(free)
    moving.chosen = tile
    asked = game.push(CHOOSE_TILE, frame.block, frame.player, frame.cause)
    asked.items = game.table.areas_of(found)
    return True


def _under_others(game: Game) -> int:
    """Areas where one tile lies on another."""
    covered = 0
    for packed in game.placed:
        if TILES[tile_of(packed)].covers and area_of(packed) < OFF_MAP:
            covered |= 1 << area_of(packed)
    return covered


class ChooseTile(ChooseArea):
    """The frame below learns where it lies."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().area = value


class MoveTile(ChooseArea):
    """`chosen` is the kind of tile, `area` where it lies; the frame below learns where it lies now."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().area = value
        tile = _kind_at(game, frame.area, frame.chosen)
        owner, placed_by = -1, -1
        for packed in game.placed:
            if area_of(packed) == frame.area and tile_of(packed) == tile:
                owner, placed_by = owner_of(packed), rule_of(packed)
        _lift(game, tile, frame.area)
        put_tile(game, owner, tile, value, placed_by)
        if game.logging:
            game.record(TILE_TAKEN, frame.area, tile, frame.player, frame)
            game.record(TILE_PLACED, value, tile, frame.player, frame)


class TakeTile(ChooseArea):
    """`chosen` is the kind of tile."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().area = value
        lifted = _kind_at(game, value, frame.chosen)
        _lift(game, lifted, value)
        if game.logging:
            game.record(TILE_TAKEN, value, frame.chosen, frame.player, frame)
        tell_of(game, Event(EVENT_TAKES_BACK, frame.player, tile=lifted, area=value))


def _kind_at(game: Game, area: int, tile: int) -> int:
    """What lies there and counts as it. The game keeps no note of an ocean but where it lies."""
    for packed in game.placed:
        if area_of(packed) == area and counts_as(tile_of(packed), tile):
            return tile_of(packed)
    return TILE_OCEAN


def _lift(game: Game, tile: int, area: int) -> None:
    if not TILES[tile].marks:
        lift_tile(game, area)
        return
    game.placed = [
        packed for packed in game.placed if tile_of(packed) != tile or area_of(packed) != area
    ]


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
