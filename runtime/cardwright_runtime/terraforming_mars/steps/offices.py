"""Offices that players take and give up. In: an office. Out: who holds it; cards that wait for that answer when the deed is done."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import OFFICE_CHANGED
from cardwright_runtime.terraforming_mars.deeds import EVENT_LEAVES_OFFICE, EVENT_OFFICE
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NONE, OFFICES
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import OfficeOfPlayers
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of
from cardwright_runtime.terraforming_mars.steps.gauges import change


def take_office(game: Game, frame: Frame, office: OfficeOfPlayers) -> None:
    """From whoever holds it; for who holds it already, nothing changes.

    Step: Perform(trigger="become", noun=office)
    Adds: bodies, stocks, rating
    Takes: bodies
    Reads: bodies
    """
    player = game.players[frame.player]
    if office in player.offices:
        return
    for other in game.players:
        _leave(game, frame, other, office)
    player.offices = player.offices + [office]
    if game.logging:
        game.record(OFFICE_CHANGED, office, 1, player.index, frame)
    tell_of(game, Event(EVENT_OFFICE, player.index, thing=office))
    if OFFICES[office].gains != NONE:
        change(game, frame, player, OFFICES[office].gains, OFFICES[office].gained)


def leave_office(game: Game, frame: Frame, office: OfficeOfPlayers) -> None:
    """Nobody holds it then; where the player does not hold it, nothing changes.

    Step: Perform(trigger="stop_being", noun=office)
    Takes: bodies
    Reads: bodies
    """
    _leave(game, frame, game.players[frame.player], office)


def _leave(game: Game, frame: Frame, player: Player, office: int) -> None:
    if office in player.offices:
        player.offices = [held for held in player.offices if held != office]
        if game.logging:
            game.record(OFFICE_CHANGED, office, -1, player.index, frame)
        tell_of(game, Event(EVENT_LEAVES_OFFICE, player.index, thing=office))
