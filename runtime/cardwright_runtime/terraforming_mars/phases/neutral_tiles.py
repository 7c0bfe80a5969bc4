"""Solo: two neutral cities, each with a neutral greenery (000 p. 13). In: costs of turned cards. Out: tiles on the map."""

from typing import Final

from cardwright_runtime.terraforming_mars.board import Board, areas_of
from cardwright_runtime.terraforming_mars.changes import CARD_DISCARDED, TILE_PLACED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, TILE_GREENERY
from cardwright_runtime.terraforming_mars.phases.numbers import PREPARATION
from cardwright_runtime.terraforming_mars.steps.drawing import take_cards
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile

NOBODY: Final = -1


def counted_off(areas: list[int], count: int) -> int:
    """The area at which counting from 1 stops; the count goes round, and a cost of 0 stops at the first area."""
    return areas[(max(count, 1) - 1) % len(areas)]


def place_neutral_tiles(game: Game) -> None:
    """First the cities, counted from the top left and from the bottom right, then a greenery beside each."""
    turned = take_cards(game, 4)
    costs = [game.table.cards[card].cost for card in turned]
    first = counted_off(areas_of(city_areas(game)), costs[0])
    put_neutral(game, TILE_CITY, first)
    second = counted_off(areas_of(city_areas(game))[::-1], costs[1])
    put_neutral(game, TILE_CITY, second)
    place_neutral_greenery(game, first, costs[2])
    place_neutral_greenery(game, second, costs[3])
    game.discards = game.discards + turned
    if game.logging:
        for card in turned:
            game.note(CARD_DISCARDED, card, 1, NOBODY, PREPARATION)


def put_neutral(game: Game, tile: int, area: int) -> None:
    put_tile(game, NOBODY, tile, area, NOBODY)
    if game.logging:
        game.note(TILE_PLACED, area, tile, NOBODY, PREPARATION)


def city_areas(game: Game) -> int:
    return game.table.board.land & ~game.tiles & ~game.beside_cities


def place_neutral_greenery(game: Game, city: int, count: int) -> None:
    free = game.table.board.land & ~game.tiles
    areas = [area for area in clockwise(game.table.board, city) if free >> area & 1]
    if areas:
        put_neutral(game, TILE_GREENERY, counted_off(areas, count))


def clockwise(board: Board, area: int) -> list[int]:
    """The neighbours of an area from the upper left one, clockwise."""
    beside = areas_of(board.neighbours[area])
    row = board.row_of[area]
    above = [other for other in beside if board.row_of[other] < row]
    right = [other for other in beside if other == area + 1 and board.row_of[other] == row]
    below = [other for other in beside if board.row_of[other] > row]
    left = [other for other in beside if other == area - 1 and board.row_of[other] == row]
    return above + right + below[::-1] + left
