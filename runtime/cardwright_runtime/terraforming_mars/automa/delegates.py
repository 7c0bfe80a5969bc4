"""Delegates of an automa. In: a game with parties. Out: delegates sent where its preferences say."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.decks import chance_below, turn_over_project
from cardwright_runtime.terraforming_mars.automa.money import automa_of, pay_automa
from cardwright_runtime.terraforming_mars.automa.prizes import human_of
from cardwright_runtime.terraforming_mars.bodies import (
    add_piece,
    in_reserve,
    leader,
    members,
    members_of,
)
from cardwright_runtime.terraforming_mars.deeds import EVENT_SENDS
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of

SECOND_PRICE: Final = 5
DIVIDED_BY: Final = 3
NONE_LEFT_MONEY: Final = 2


def can_send(game: Game) -> bool:
    return len(game.table.bodies) > 0 and in_reserve(game, game.table.automa) > 0


def _send(game: Game, frame: Frame, body: int) -> None:
    add_piece(game, body, game.table.automa, frame.cause)
    tell_of(game, Event(EVENT_SENDS, game.table.automa))


def send_by_preference(game: Game, frame: Frame) -> None:
    """Each wish keeps only the parties that fulfil it, if any do (ruling `delegates-of-the-automa`)."""
    if not can_send(game):
        return
    left = _clockwise(game)
    for wish in (_leads_and_dominates, _comes_to_lead, _leads_and_dominates_still):
        left = [body for body in left if wish(game, body)] or left
    own, human = game.table.automa, human_of(game).index
    for holder in (own, human):
        fewest = min(members_of(game, body, holder) for body in left)
        left = [body for body in left if members_of(game, body, holder) == fewest]
    _send(game, frame, left[0])


def _clockwise(game: Game) -> list[int]:
    """From the party behind the dominant one on."""
    bodies = game.table.bodies
    first = bodies.index(game.dominant) + 1 if game.dominant in bodies else 0
    return bodies[first:] + bodies[:first]


def _dominates_then(game: Game, body: int) -> bool:
    if game.dominant == body:
        return True
    return game.dominant < 0 or members(game, body) + 1 > members(game, game.dominant)


def _leads_then(game: Game, body: int) -> bool:
    leads = leader(game, body)
    own = members_of(game, body, game.table.automa) + 1
    return leads < 0 or own > members_of(game, body, leads)


def _comes_to_lead(game: Game, body: int) -> bool:
    return leader(game, body) != game.table.automa and _leads_then(game, body)


def _leads_and_dominates(game: Game, body: int) -> bool:
    return _comes_to_lead(game, body) and game.dominant != body and _dominates_then(game, body)


def _leads_and_dominates_still(game: Game, body: int) -> bool:
    return (
        leader(game, body) == game.table.automa
        and game.dominant != body
        and _dominates_then(game, body)
    )


def send_second(game: Game, frame: Frame) -> None:
    """Only with money and a delegate left a card is turned over."""
    if not can_send(game) or automa_of(game).megacredits < SECOND_PRICE:
        return
    card = turn_over_project(game)
    if card < 0:
        return
    game.discards = game.discards + [card]
    game.owns_discards = False
    if game.table.cards[card].cost % DIVIDED_BY == 0:
        pay_automa(game, frame, -SECOND_PRICE)
        send_by_preference(game, frame)


def send_evenly(game: Game, frame: Frame) -> None:
    """Where it has fewest, then where the human has fewest, then by chance; money where none is left."""
    if not can_send(game):
        pay_automa(game, frame, NONE_LEFT_MONEY)
        return
    left = game.table.bodies
    for holder in (game.table.automa, human_of(game).index):
        fewest = min(members_of(game, body, holder) for body in left)
        left = [body for body in left if members_of(game, body, holder) == fewest]
    _send(game, frame, left[chance_below(game, len(left))])
