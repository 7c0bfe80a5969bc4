"""Bodies with seats, and the pieces that sit there. In: a game and a piece that comes or goes. Out: leaders, the dominant body, influence.

A piece is one number, the rule of its body and whose it is; the neutral role is a holder like any player (002 p. 4).
"""

from typing import Final

from cardwright_runtime.terraforming_mars.changes import PIECE_MOVED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import PIECE

NEUTRAL_HOLDER: Final = 7
NOBODY: Final = -1
_HOLDERS: Final = 8


def piece_of(body: int, holder: int) -> int:
    return body * _HOLDERS + holder


def body_of(piece: int) -> int:
    return piece // _HOLDERS


def holder_of(piece: int) -> int:
    return piece % _HOLDERS


def members(game: Game, body: int) -> int:
    """All pieces there, the leader among them."""
    found = 0
    for piece in game.pieces:
        if piece // _HOLDERS == body:
            found += 1
    return found


def members_of(game: Game, body: int, holder: int) -> int:
    """Counted here: a list compares objects."""
    wanted = piece_of(body, holder)
    found = 0
    for piece in game.pieces:
        if piece == wanted:
            found += 1
    return found


def leader(game: Game, body: int) -> int:
    for piece in game.leaders:
        if piece // _HOLDERS == body:
            return holder_of(piece)
    return NOBODY


def followers_of(game: Game, body: int, holder: int) -> int:
    """Pieces there that do not lead."""
    leads = 1 if leader(game, body) == holder else 0
    return members_of(game, body, holder) - leads


def in_bodies(game: Game, holder: int) -> int:
    found = 1 if game.head == holder else 0
    for piece in game.pieces:
        if piece % _HOLDERS == holder:
            found += 1
    return found


def in_reserve(game: Game, holder: int) -> int:
    """002 p. 2: 7 each, of which one may wait in the lobby; 14 are neutral."""
    if holder == NEUTRAL_HOLDER:
        return PIECE.supply_neutral - in_bodies(game, holder)
    waiting = game.lobby >> holder & 1
    return PIECE.supply_each - in_bodies(game, holder) - waiting


def holders(game: Game) -> list[int]:
    """Players by their seats, then the neutral role."""
    return [*range(len(game.players)), NEUTRAL_HOLDER]


# ---------------------------------------------------------------- pieces come and go


def add_piece(game: Game, body: int, holder: int, cause: int) -> None:
    """The first to come leads; after that only more pieces than the leader has, and than the dominant body (002 p. 4)."""
    game.pieces = game.pieces + [piece_of(body, holder)]
    note_piece(game, body, holder, 1, cause)
    leads = leader(game, body)
    if leads == NOBODY or members_of(game, body, holder) > members_of(game, body, leads):
        _take_lead(game, body, holder)
    if game.dominant != body and members(game, body) > members(game, game.dominant):
        game.dominant = body


def remove_piece(game: Game, body: int, holder: int, cause: int) -> None:
    rest = game.pieces.copy()
    rest.remove(piece_of(body, holder))
    game.pieces = rest
    note_piece(game, body, holder, -1, cause)
    settle(game, body)


def exchange_piece(game: Game, body: int, holder: int, other: int, cause: int) -> None:
    """First one goes, so that another may lead; the body is as large as before, so that no other one dominates."""
    rest = game.pieces.copy()
    rest.remove(piece_of(body, holder))
    game.pieces = rest
    settle_leader(game, body)
    game.pieces = rest + [piece_of(body, other)]
    note_piece(game, body, holder, -1, cause)
    note_piece(game, body, other, 1, cause)
    settle(game, body)


def note_piece(game: Game, body: int, holder: int, amount: int, cause: int) -> None:
    if game.logging:
        game.note(PIECE_MOVED, body, amount, holder if holder != NEUTRAL_HOLDER else -1, cause)


def settle(game: Game, body: int) -> None:
    """The seats of a body, and which body dominates, after a piece has come or gone."""
    settle_leader(game, body)
    if game.dominant < 0:
        game.dominant = body
    game.dominant = _largest(game, game.dominant, _bodies_from(game, game.dominant))


def _largest(game: Game, first: int, others: list[int]) -> int:
    """Of as many members the first one."""
    found, most = first, members(game, first)
    for other in others:
        there = members(game, other)
        if there > most:
            found, most = other, there
    return found


def settle_leader(game: Game, body: int) -> None:
    """Whoever has more pieces than the leader leads; of several the next in turn (ruling `next-leader`)."""
    leads = leader(game, body)
    best = leads
    for holder in _others_from(game, leads):
        if members_of(game, body, holder) > (members_of(game, body, best) if best >= 0 else 0):
            best = holder
    if best != leads:
        _take_lead(game, body, best)


def _take_lead(game: Game, body: int, holder: int) -> None:
    others = [piece for piece in game.leaders if body_of(piece) != body]
    game.leaders = others + [piece_of(body, holder)]


def _others_from(game: Game, holder: int) -> list[int]:
    """The others in turn, the next one first; the neutral role comes last."""
    count = len(game.players)
    first = holder + 1 if 0 <= holder < count else 0
    found = [(first + offset) % count for offset in range(count)]
    return found + [NEUTRAL_HOLDER]


def _bodies_from(game: Game, body: int) -> list[int]:
    """Clockwise: in the order of their set, the next one first."""
    bodies = game.table.bodies
    first = bodies.index(body) + 1
    return bodies[first:] + bodies[:first]


def next_dominant(game: Game, old: int) -> int:
    """002 p. 5: where several have as many members, the nearest one clockwise."""
    around = _bodies_from(game, old)
    return _largest(game, around[0], around)
