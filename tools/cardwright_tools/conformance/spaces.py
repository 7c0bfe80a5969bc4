"""Where something may go. In: a kind of space or a card with a rule of its own. Out: the spaces our engine offers."""

from cardwright_runtime.terraforming_mars.areas import areas, beside_none
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import ANY_TILE, AREA_LAND, AREA_VOLCANIC_AREA
from cardwright_runtime.terraforming_mars.phases.numbers import MOVE_PROJECT
from cardwright_tools.conformance.names import RESOURCES, space_of_area
from cardwright_tools.conformance.table_work import Work, at_next_move

# Kinds that a standard project asks for; and kinds that are plain masks.
_BY_PROJECT = {"city": "city", "greenery": "greenery", "ocean": "aquifer"}
_PLENTY = 200
_ENOUGH_PRODUCTION = 10


def offered_spaces(work: Work) -> str:
    kind = work.scenario.op["kind"]
    if kind in _BY_PROJECT:
        offered = _asked_by(work, MOVE_PROJECT | work.names.project(_BY_PROJECT[kind]))
    elif work.names.knows(kind):
        card = work.names.card(kind)
        work.player.hand = work.player.hand + [card]
        offered = _asked_by(work, card)
    else:
        offered = areas_of(_mask(work, kind))
    return " ".join(space_of_area(area) for area in offered)


def _mask(work: Work, kind: str) -> int:
    game, player = work.game, work.player
    if kind == "land":
        return areas(game, player, AREA_LAND)
    if kind == "isolated":
        return areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE)
    if kind == "volcanic":
        return areas(game, player, AREA_VOLCANIC_AREA)
    raise ValueError(f"There is no kind of space called `{kind}`.")


def _asked_by(work: Work, move: int) -> list[int]:
    """The areas of the first question for one; where a single area was not asked for, the one that was taken."""
    _give_plenty(work)
    if move not in work.ask_for_move():
        return []
    game = work.game.clone()
    game.choose(game.option_values.index(move))
    while not at_next_move(game):
        if game.table.rules[game.question].question() == "area":
            return game.option_values
        game.choose(0)
    return _new_tiles(work.game, game)


def _give_plenty(work: Work) -> None:
    """Only the map is to decide."""
    for number in range(len(RESOURCES)):
        work.player.add_gauge(number, _PLENTY)
        work.player.add_gauge(number + len(RESOURCES), _ENOUGH_PRODUCTION)


def _new_tiles(before: Game, after: Game) -> list[int]:
    return [area for area in areas_of(after.tiles & ~before.tiles) if area < OFF_MAP]
