"""A position that scores what a play example adds up. In: how much of each is counted. Out: prizes, and tiles somewhere on the map."""

from typing import Any

from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.automa.laying import way_named
from cardwright_runtime.terraforming_mars.board import areas_of, neighbours_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile


def lay_out_tally(game: Game, tally: dict[str, Any], bot: int, human: int) -> None:
    """Milestones and awards from the left; most tiles win the first award, and what lies here is the bot's but for a few."""
    claimed = game.table.milestones[: tally.get("milestones", 0)]
    game.milestones = game.milestones + [one.index * PLAYERS + bot for one in claimed]
    funded = game.table.awards[: tally.get("awards_first", 0)]
    game.awards = game.awards + [one.index * PLAYERS + bot for one in funded]
    taken = _lay_special_tile(game, tally["neural_instance"], bot, human)
    _lay_greeneries(game, tally, bot, taken)


def _lay_special_tile(game: Game, free: int, bot: int, human: int) -> int:
    """With so many areas beside it that hold no tile of the human. It gives what is taken up."""
    way = way_named(game, "neural_instance")
    assert way is not None
    board = game.table.board
    middle = next(a for a in areas_of(board.map) if len(areas_of(board.neighbours[a])) == 6)
    beside = areas_of(board.neighbours[middle])
    put_tile(game, bot, way.tile, middle, -1)
    for area in beside[free:]:
        put_tile(game, human, nouns.TILE_GREENERY, area, -1)
    return board.neighbours[middle] | 1 << middle


def _lay_greeneries(game: Game, tally: dict[str, Any], bot: int, taken: int) -> None:
    """So many beside a city, the others away from it."""
    board = game.table.board
    near = tally["greeneries_next_to_cities"]
    taken |= neighbours_of(board, taken)
    city = next(
        area
        for area in areas_of(board.map & ~taken)
        if len(areas_of(board.neighbours[area] & ~taken)) >= near
    )
    beside = areas_of(board.neighbours[city] & ~taken)[:near]
    away = areas_of(board.map & ~taken & ~board.neighbours[city] & ~(1 << city))
    put_tile(game, bot, nouns.TILE_CITY, city, -1)
    for area in (*beside, *away[: tally["greeneries"] - near]):
        put_tile(game, bot, nouns.TILE_GREENERY, area, -1)
