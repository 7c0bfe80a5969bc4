"""What a player counts by the places of his pieces. In: a game, a player. Out: influence, offices, states of bodies."""

from typing import Final

from cardwright_runtime.terraforming_mars.bodies import (
    NOBODY,
    followers_of,
    holder_of,
    leader,
    members_of,
)
from cardwright_runtime.terraforming_mars.tiles_counted import counts_for
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    OFFICE_CHAIRMAN,
    STATE_RULING,
    VALUE_EXTRA_INFLUENCE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Body, Office, Owner, Playable, State

SOLO: Final = "|module solo|"


def count_pieces(game: Game, player: Player, body: Body, owner: Owner) -> int:
    """Pieces of these players in that body, the leader among them.

    Count: ThingCount(gauge=Gauge(noun="delegate"), where=(Where("in_named", noun=body),), owner=owner)
    Reads: bodies
    """
    rule = game.table.body_rules.get(body, NOBODY)
    found = 0
    for other in game.players:
        if counts_for(owner, player, other):
            found += members_of(game, rule, other.index)
    return found


def influence(game: Game, player: Player) -> int:
    """002 p. 4: one each for the head of the government, the leader of the dominant body and any other members there.

    Count: ThingCount(gauge=Gauge(noun="influence"), owner="yours")
    Reads: bodies
    """
    found = player.value(VALUE_EXTRA_INFLUENCE)
    if game.dominant >= 0:
        if leader(game, game.dominant) == player.index:
            found += 1
        if followers_of(game, game.dominant, player.index) > 0:
            found += 1
    return found + 1 if game.head == player.index else found


def count_represented(game: Game, player: Player) -> int:
    """Bodies in which the player has pieces.

    Count: ThingCount(gauge=Gauge(noun="represented_party"), owner="yours")
    Reads: bodies
    """
    found = 0
    for body in game.table.bodies:
        if members_of(game, body, player.index) > 0:
            found += 1
    return found


def in_state(game: Game, body: Body, state: State) -> bool:
    """It rules, or it has most members.

    Condition: InState(body, state)
    Reads: bodies
    """
    rule = game.table.body_rules.get(body, NOBODY)
    return rule >= 0 and rule == (game.ruling if state == STATE_RULING else game.dominant)


def offices_held(game: Game, office: int, holder: int) -> int:
    """How often the holder has it: a body has a leader of its own."""
    if office == OFFICE_CHAIRMAN:
        return 1 if game.head == holder else 0
    return len([piece for piece in game.leaders if holder_of(piece) == holder])


def holds_office(game: Game, player: Player, office: Office) -> bool:
    """The player has it.

    Condition: HoldsOffice(office)
    Reads: bodies
    """
    return offices_held(game, office, player.index) > 0


def nobody_holds(game: Game, office: Office) -> bool:
    """No player has it: the neutral role may.

    Condition: HoldsOffice(office, nobody=True)
    Reads: bodies
    """
    return all(offices_held(game, office, player.index) == 0 for player in game.players)


def is_played_with(game: Game, what: Playable) -> bool:
    """The game is played with that set or pack; or alone.

    Condition: InPlay(what)
    """
    _, _, name = what.strip("|").partition(" ")
    if what == SOLO:
        return game.table.solo
    return game.table.is_in_play(name)
