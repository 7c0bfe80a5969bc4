"""Markers on areas: bonuses that cards or the set-up put there, face up or face down. In: a bonus and areas. Out: markers, and what they give."""

from cardwright_runtime.kernel.chance import below, stream_start
from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.changes import MARKER_PLACED
from cardwright_runtime.terraforming_mars.game import Game, area_of, pack_marker
from cardwright_runtime.terraforming_mars.noun_facts import HIDES, NONE
from cardwright_runtime.terraforming_mars.numbers import PLACE_MARKER
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Areas, MarkedBonus
from cardwright_runtime.terraforming_mars.steps.questions import Question


def place_marker(game: Game, frame: Frame, bonus: MarkedBonus, areas: Areas) -> bool:
    """Ask for one of the areas: whoever lays a tile there gains the bonus, and the marker is gone.

    Step: Place(tile=bonus, amount=times, area=areas)
    Test: can_place_marker
    Adds: tiles
    Reads: tiles, choice
    """
    if areas == 0 or not is_left(game, bonus):
        return False
    asked = game.push(PLACE_MARKER, frame.block, frame.player, frame.cause)
    asked.amount = bonus
    asked.items = game.table.areas_of(areas)
    return True


def place_marker_at_random(game: Game, frame: Frame, bonus: MarkedBonus, areas: Areas) -> None:
    """On one of the areas that nobody chooses; one with a marker only where there is no other.

    Step: Place(tile=bonus, amount=times, area=areas, at_random=True)
    Test: can_place_marker
    Adds: tiles
    Reads: tiles
    """
    for marker in game.markers:
        if areas & ~(1 << area_of(marker)):
            areas &= ~(1 << area_of(marker))
    if areas and is_left(game, bonus):
        _lay(game, frame, bonus, drawn_area(game, areas))


def drawn_area(game: Game, areas: int) -> int:
    found = game.table.areas_of(areas)
    return found[_chance(game, "area", len(found))]


def can_place_marker(game: Game, player: Player, bonus: MarkedBonus, areas: Areas) -> bool:
    """There is an area for it, and something that it can hide.

    Role: test
    """
    return areas != 0 and is_left(game, bonus)


def is_left(game: Game, bonus: int) -> bool:
    return bonus not in HIDES or len(left_to_hide(game, bonus)) > 0


def left_to_hide(game: Game, bonus: int) -> list[int]:
    """What no marker hides or has hidden yet, each as often as there is of it."""
    left: list[int] = []
    for below, number in HIDES[bonus].items():
        used = game.below_markers.count(below) + game.turned_over.count(below)
        left = left + [below] * (number - used)
    return left


def _lay(game: Game, frame: Frame, bonus: int, area: int) -> None:
    hidden = NONE
    if bonus in HIDES:
        left = left_to_hide(game, bonus)
        hidden = left[_chance(game, "below", len(left))]
    put_marker(game, bonus, area, hidden)
    if game.logging:
        game.record(MARKER_PLACED, area, bonus, frame.player, frame)


def put_marker(game: Game, bonus: int, area: int, hidden: int) -> None:
    """Without any consequence."""
    game.markers = game.markers + [pack_marker(area, bonus)]
    game.below_markers = game.below_markers + [hidden]


def _chance(game: Game, what: str, number: int) -> int:
    """Each marker has a stream of its own: what else is drawn by chance leaves it alone."""
    laid = len(game.markers) + len(game.turned_over)
    stream = f"marker {what} {laid} {game.generation} {len(game.placed)}"
    return below(stream_start(game.seed, stream), number)


class PlaceMarker(Question):
    """`amount` is the bonus, `items` are the areas to choose from."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        frame.items = NO_ITEMS
        game.parent().area = value
        _lay(game, frame, frame.amount, value)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"area:{game.table.board.area_name(value)}"
