"""What holds of pieces, seats, bodies and events. In: a game, or how it stood before a decision. Out: sentences about what is broken."""

from typing import Final

from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    body_of,
    holder_of,
    holders,
    in_reserve,
    members,
    members_of,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import VALUE_EXTRA_INFLUENCE
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.standings import influence

# 002 p. 4: head of the government, leader of the dominant body, any other members there.
_MOST_INFLUENCE: Final = 3


def broken_politics(game: Game) -> list[str]:
    if not game.table.bodies:
        powers = (game.ruling, game.dominant, game.head, *game.pieces, *game.turned)
        return ["Somebody is in power where nobody governs."] if max(powers) >= 0 else []
    found = [
        f"Body {body} is in power, and is none."
        for body in (game.ruling, game.dominant)
        if body >= 0 and body not in game.table.bodies
    ]
    found += [*broken_pieces(game), *broken_seats(game), *broken_events(game)]
    for player in game.players:
        found.extend(broken_standing(game, player))
        found.extend(broken_policy(game, player))
    return found


def broken_pieces(game: Game) -> list[str]:
    """Nobody has sent more than there are, and every piece is somebody's, in a body of this game."""
    found = [
        f"Holder {holder} has {in_reserve(game, holder)} pieces in reserve."
        for holder in holders(game)
        if in_reserve(game, holder) < 0
    ]
    for piece in game.pieces:
        if body_of(piece) not in game.table.bodies or holder_of(piece) not in holders(game):
            found.append(f"Piece {piece} is nobody's, or nowhere.")
    if game.lobby >> len(game.players):
        found.append(f"Somebody who does not play waits in the lobby: {game.lobby:b}.")
    return found


def broken_seats(game: Game) -> list[str]:
    """Who leads is there, and nobody has more there; one body dominates, and none is larger; one rules, and somebody heads it."""
    found = []
    for body in game.table.bodies:
        leads = [piece for piece in game.leaders if body_of(piece) == body]
        if len(leads) != (1 if members(game, body) else 0):
            found.append(f"Body {body} has {len(leads)} leaders and {members(game, body)} members.")
        elif leads and any(
            members_of(game, body, holder) > game.pieces.count(leads[0]) for holder in holders(game)
        ):
            found.append(f"Somebody has more members of body {body} than its leader.")
        if members(game, body) > members(game, game.dominant):
            found.append(f"Body {body} is larger than the dominant one.")
    if game.pieces and game.dominant not in game.table.bodies:
        found.append(f"No body dominates: {game.dominant}.")
    # A pack may bring a body where no phase ever forms a government.
    if game.table.phases and game.ruling not in game.table.bodies:
        found.append(f"No body rules: {game.ruling}.")
    if game.head not in holders(game):
        found.append(f"Nobody heads the government: {game.head}.")
    return found


def broken_events(game: Game) -> list[str]:
    events = [*game.event_deck, *game.event_discards, *(e for e in game.turned if e >= 0)]
    if sorted(events) != sorted(game.table.global_events):
        return ["An event is lost, or there twice."]
    return []


def broken_standing(game: Game, player: Player) -> list[str]:
    by_pieces = influence(game, player) - player.value(VALUE_EXTRA_INFLUENCE)
    if 0 <= by_pieces <= _MOST_INFLUENCE:
        return []
    return [f"Player {player.index} has influence {by_pieces} by pieces."]


def broken_policy(game: Game, player: Player) -> list[str]:
    """002 p. 6: what the ruling body says holds in the action phase alone, and what the others say never."""
    found = []
    if player.index == game.table.automa:
        # No policy holds for it.
        return []
    for body in game.table.bodies:
        card = game.table.cards[body]
        in_force = body == game.ruling and game.phase == PHASE_ACTION
        acts = body in player.action_cards
        hears = any(body in waiting for waiting in player.listeners)
        if acts != (in_force and card.has_action) or hears != (in_force and bool(card.listens)):
            found.append(f"The policy of body {body} is not where player {player.index} has it.")
    return found


# ---------------------------------------------------------------- from one decision to the next


class Seats:
    """How it stood before a decision."""

    def __init__(self, when: tuple[int, int], dominant: int, leaders: list[int]) -> None:
        self.when = when
        self.dominant = dominant
        self.leaders = leaders


def seats_of(game: Game) -> Seats:
    return Seats((game.generation, game.phase), game.dominant, game.leaders)


def broken_beginning(game: Game) -> list[str]:
    """002 p. 5: behind the politics of a generation three events lie open, and one of everybody's waits in the lobby, while there is one."""
    if not game.table.bodies or not game.table.phases:
        return []
    found = []
    lying = sum(event >= 0 for event in game.turned)
    if lying != min(len(game.turned), len(game.table.global_events)):
        found.append(f"{lying} events lie open.")
    for player in game.players:
        waits = game.lobby >> player.index & 1 == 1 or player.index == game.table.automa
        if not waits and in_reserve(game, player.index) > 0:
            found.append(f"Nobody of player {player.index} waits in the lobby.")
    return found


def broken_shift(before: Seats, game: Game) -> list[str]:
    """002 p. 4: within an action phase a seat and the dominance change hands only where somebody has strictly more.

    An automa sends several delegates between two decisions: what one of them won, another may have made even again.
    """
    if before.when[0] != game.generation:
        return broken_beginning(game)
    if before.when != (game.generation, game.phase) or game.phase != PHASE_ACTION:
        return []
    found = []
    even_again = 1 if game.table.automa >= 0 else 0
    if before.dominant != game.dominant:
        if members(game, before.dominant) >= members(game, game.dominant) + even_again:
            found.append(f"Body {game.dominant} dominates without more members.")
    for now in game.leaders:
        body = body_of(now)
        for old in before.leaders:
            if body_of(old) == body and old != now:
                if game.pieces.count(old) >= game.pieces.count(now) + even_again:
                    whose = "neutral" if holder_of(now) == NEUTRAL_HOLDER else holder_of(now)
                    found.append(f"Holder {whose} leads body {body} without more members.")
    return found
