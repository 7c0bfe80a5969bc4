"""What a player has reached. In: a game, a player. Out: influence, offices, states of bodies, prizes, parameters at their goals."""

from typing import Final

from cardwright_runtime.terraforming_mars.bodies import (
    NOBODY,
    followers_of,
    holder_of,
    leader,
    members_of,
)
from cardwright_runtime.terraforming_mars.areas import supply_lasts
from cardwright_runtime.terraforming_mars.tiles_counted import counts_for
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    OFFICE_CHAIRMAN,
    OFFICE_PARTY_LEADER,
    STATE_RULING,
    VALUE_EXTRA_INFLUENCE,
    YOURS,
)
from cardwright_runtime.terraforming_mars.numbers import PLAYERS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Body, Office, Owner, Playable, State

SOLO: Final = "|module solo|"


def count_pieces(game: Game, player: Player, body: Body, owner: Owner) -> int:
    """Pieces of these players in that body, the leader among them.

    Count: ThingCount(gauge=Gauge(noun="delegate"), where=(Where("in_named", noun=body),), owner=owner)
    Reads: bodies
    """
    rule = game.table.body_rules.get(body, NOBODY)
    if owner == YOURS:
        return members_of(game, rule, player.index)
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


def count_milestones(game: Game, player: Player, owner: Owner) -> int:
    """Milestones that these players have claimed.

    Count: ThingCount(gauge=Gauge(noun="claimed_milestone"), owner=owner)
    Reads: triggers
    """
    return _prizes(game.milestones, player, owner)


def count_awards(game: Game, player: Player, owner: Owner) -> int:
    """Awards that these players have funded, whoever will win them.

    Count: ThingCount(gauge=Gauge(noun="funded_award"), owner=owner)
    Reads: triggers
    """
    return _prizes(game.awards, player, owner)


def _prizes(prizes: list[int], player: Player, owner: int) -> int:
    found = 0
    for prize in prizes:
        mine = prize % PLAYERS == player.index
        if owner == EVERYONE or mine == (owner == YOURS):
            found += 1
    return found


def count_finished(game: Game) -> int:
    """Tracks that the game lasts for, and kinds of tile, at their goal.

    Count: ThingCount(gauge=Gauge(noun="finished_parameter"), owner="yours")
    Reads: tracks, tiles
    """
    found = 0
    for track in game.table.ending_tracks:
        if game.track_level(track.track) >= track.goal:
            found += 1
    for tile in game.table.ending_tiles:
        if not supply_lasts(game, tile):
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
    if office != OFFICE_PARTY_LEADER:
        return (
            1 if 0 <= holder < len(game.players) and office in game.players[holder].offices else 0
        )
    found = 0
    for piece in game.leaders:
        if holder_of(piece) == holder:
            found += 1
    return found


def count_offices(game: Game, player: Player, office: Office, owner: Owner) -> int:
    """How often these players have it.

    Count: ThingCount(gauge=Gauge(noun=office), owner=owner)
    Reads: bodies
    """
    found = 0
    for other in game.players:
        if counts_for(owner, player, other):
            found += offices_held(game, office, other.index)
    return found


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


def is_first_player(game: Game, player: Player) -> bool:
    """The player begins in this generation.

    Condition: IsFirstPlayer()
    """
    return game.first_player == player.index


def is_played_with(game: Game, what: Playable) -> bool:
    """The game is played with that set or pack; or alone.

    Condition: InPlay(what)
    """
    _, _, name = what.strip("|").partition(" ")
    if what == SOLO:
        return game.table.solo
    return game.table.is_in_play(name)
