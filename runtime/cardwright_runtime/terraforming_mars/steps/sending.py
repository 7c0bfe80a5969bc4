"""Pieces that players move between pools, bodies and offices. In: a piece, a body. Out: a question, and the piece moved."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    add_piece,
    body_of,
    exchange_piece,
    followers_of,
    holder_of,
    holders,
    in_reserve,
    piece_of,
    remove_piece,
)
from cardwright_runtime.terraforming_mars.deeds import EVENT_OFFICE, EVENT_SENDS
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import player_name
from cardwright_runtime.terraforming_mars.nouns import (
    OFFICE_CHAIRMAN,
    OFFICE_PARTY_LEADER,
    POOL_LOBBY,
)
from cardwright_runtime.terraforming_mars.numbers import RECALL_PIECE, REPLACE_PIECE, SEND_PIECES
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Number, Pool
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of
from cardwright_runtime.terraforming_mars.steps.questions import Question, player_key


def waiting_in(game: Game, player: Player, pool: int) -> int:
    if pool == POOL_LOBBY:
        return game.lobby >> player.index & 1
    return in_reserve(game, player.index)


def send(game: Game, frame: Frame, number: Number, pool: Pool) -> bool:
    """So many own pieces, all into one body of the player's choice.

    Step: Send(number, piece="delegate", pool=pool)
    Test: can_send
    Adds: bodies
    Takes: bodies
    Reads: choice
    """
    if not game.table.bodies or number < 1:
        return False
    asked = game.push(SEND_PIECES, frame.block, frame.player, frame.cause)
    asked.items = game.table.bodies
    asked.amount = number
    asked.chosen = pool
    return True


def can_send(game: Game, player: Player, number: Number, pool: Pool) -> bool:
    """So many wait there.

    Role: test
    """
    return len(game.table.bodies) > 0 and waiting_in(game, player, pool) >= number


def recall(game: Game, frame: Frame) -> bool:
    """One piece, of anybody, that leads no body goes back to where it came from.

    Step: Recall(piece="delegate")
    Test: can_recall
    Takes: bodies
    Reads: bodies, choice
    """
    found = _followers(game)
    if not found:
        return False
    game.push(RECALL_PIECE, frame.block, frame.player, frame.cause).items = found
    return True


def can_recall(game: Game) -> bool:
    """There is one that does not lead.

    Role: test
    """
    return len(_followers(game)) > 0


def _followers(game: Game) -> list[int]:
    """One of each holder in each body stands for all of his there."""
    return [
        piece_of(body, holder)
        for body in game.table.bodies
        for holder in holders(game)
        if followers_of(game, body, holder) > 0
    ]


def replace_piece(game: Game, frame: Frame) -> bool:
    """A neutral one that leads no body goes back; one of the own from the reserve takes its place.

    Step: Replace(what="delegate")
    Test: can_replace_piece
    Adds: bodies
    Takes: bodies
    Reads: bodies, choice
    """
    found = _with_neutral_followers(game)
    if not found or in_reserve(game, frame.player) < 1:
        return False
    game.push(REPLACE_PIECE, frame.block, frame.player, frame.cause).items = found
    return True


def can_replace_piece(game: Game, player: Player) -> bool:
    """There is one, and one to take its place.

    Role: test
    """
    return in_reserve(game, player.index) > 0 and len(_with_neutral_followers(game)) > 0


def _with_neutral_followers(game: Game) -> list[int]:
    return [body for body in game.table.bodies if followers_of(game, body, NEUTRAL_HOLDER) > 0]


def replace_head(game: Game, frame: Frame) -> None:
    """The neutral head of the government makes room for one of the own pieces from the reserve.

    Step: Replace(what="chairman")
    Test: can_replace_head
    Adds: bodies
    Takes: bodies
    """
    if can_replace_head(game, game.players[frame.player]):
        game.head = frame.player
        tell_of(game, Event(EVENT_OFFICE, frame.player, thing=OFFICE_CHAIRMAN))


def can_replace_head(game: Game, player: Player) -> bool:
    """It is neutral, and there is one to take its place.

    Role: test
    """
    return game.head == NEUTRAL_HOLDER and in_reserve(game, player.index) > 0


def tell_who_leads(game: Game, before: list[int]) -> None:
    """Players who lead a body now that they did not lead."""
    for piece in game.leaders:
        if piece not in before and holder_of(piece) != NEUTRAL_HOLDER:
            tell_of(game, Event(EVENT_OFFICE, holder_of(piece), thing=OFFICE_PARTY_LEADER))


class ChooseBody(Question):
    """`items` are the bodies to choose from."""

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return game.table.rules[value].key.replace(".", ":")

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return game.table.rules[value].name


class SendPieces(ChooseBody):
    """`amount` pieces from the pool `chosen`."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        if frame.chosen == POOL_LOBBY:
            game.lobby &= ~(1 << frame.player)
        leaders = game.leaders
        for _ in range(frame.amount):
            add_piece(game, value, frame.player, frame.cause)
        tell_who_leads(game, leaders)
        tell_of(game, Event(EVENT_SENDS, frame.player, amount=frame.amount))


class ReplacePiece(ChooseBody):
    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        leaders = game.leaders
        exchange_piece(game, value, NEUTRAL_HOLDER, frame.player, frame.cause)
        tell_who_leads(game, leaders)


class RecallPiece(Question):
    """`items` are pieces, by `piece_of`."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        leaders = game.leaders
        remove_piece(game, body_of(value), holder_of(value), frame.cause)
        tell_who_leads(game, leaders)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        body = game.table.rules[body_of(value)].key.replace(".", ":")
        holder = holder_of(value)
        return f"{body}:{player_key(game, -1 if holder == NEUTRAL_HOLDER else holder)}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        holder = holder_of(value)
        whose = "the neutral" if holder == NEUTRAL_HOLDER else player_name(game, holder)
        return f"{whose} one in {game.table.rules[body_of(value)].name}"
