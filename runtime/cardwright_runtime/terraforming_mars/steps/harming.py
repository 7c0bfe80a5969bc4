"""What a player is harmed by, before it comes. In: who loses what by whom. Out: the loss; first what cards answer, one of which may prevent it.

Without a card that waits for it the loss comes at once.
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.awaited import (
    EVENT_BEFORE_HARM,
    EVENT_GAUGE_DOWN,
    EVENT_TOKENS_DOWN,
)
from cardwright_runtime.terraforming_mars.events import REMOVED, Event
from cardwright_runtime.terraforming_mars.frames import Taking
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import HARM
from cardwright_runtime.terraforming_mars.slots import Amount
from cardwright_runtime.terraforming_mars.steps.gauges import change, most_decrease, change_tokens
from cardwright_runtime.terraforming_mars.steps.questions import Question
from cardwright_runtime.terraforming_mars.steps.responses import collect, push_responses

STEALING: Final = 2


def harm(game: Game, frame: Taking, seat: int, amount: int, why: int) -> None:
    """That player loses so much of what the frame takes; whoever steals has it then."""
    if amount > 0 and game.table.awaited >> EVENT_BEFORE_HARM & 1:
        coming = Event(EVENT_GAUGE_DOWN, frame.player, thing=frame.gauge, amount=amount)
        coming.whose, coming.why, coming.before = seat, why, True
        answers = collect(game, coming, EVENT_BEFORE_HARM)
        if answers:
            waiting = Taking(HARM, frame.block, frame.player, frame.cause, frame.gauge)
            waiting.amount, waiting.chosen, waiting.how = amount, seat, frame.how
            waiting.step = why
            game.stack.append(waiting)
            push_responses(game, answers)
            return
    _take(game, frame, seat, amount, why)


def _take(game: Game, frame: Taking, seat: int, amount: int, why: int) -> None:
    change(game, frame, game.players[seat], frame.gauge, -amount, why)
    if frame.how & STEALING:
        change(game, frame, game.players[frame.player], frame.gauge, amount)


def harm_card(game: Game, frame: Frame, seat: int, card: int, amount: int) -> None:
    """That player loses so much of what lies on a card."""
    if amount > 0 and game.table.awaited >> EVENT_BEFORE_HARM & 1:
        coming = Event(EVENT_TOKENS_DOWN, frame.player, card=card, amount=amount)
        coming.thing, coming.whose = game.table.cards[card].holds, seat
        coming.why, coming.before = REMOVED, True
        answers = collect(game, coming, EVENT_BEFORE_HARM)
        if answers:
            waiting = Taking(HARM, frame.block, frame.player, frame.cause, 0)
            waiting.amount, waiting.chosen, waiting.card = amount, seat, card
            game.stack.append(waiting)
            push_responses(game, answers)
            return
    change_tokens(game, frame, game.players[seat], card, -amount, REMOVED)


class Harm(Question):
    """What was answered is done: `amount` is what is lost now, 0 where it was prevented; `chosen` loses it, `step` is the verb."""

    def run(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, Taking)
        player = game.players[frame.chosen]
        if frame.card >= 0:
            most = player.tokens_on(frame.card)
            amount = min(frame.amount, most)
            change_tokens(game, frame, player, frame.card, -amount, REMOVED)
            return True
        there = most_decrease(game, player, frame.gauge)
        _take(game, frame, frame.chosen, max(min(frame.amount, there), 0), frame.step)
        return True


def prevent(game: Game, frame: Frame) -> None:
    """What the block comes before does not happen.

    Step: Prevent()
    Speaks of: Before
    """
    waiting = _innermost(game)
    if waiting is not None:
        waiting.amount = 0


def prevent_some(game: Game, frame: Frame, amount: Amount) -> None:
    """So much less of it.

    Step: Prevent(amount)
    Speaks of: Before
    """
    waiting = _innermost(game)
    if waiting is not None:
        waiting.amount = max(waiting.amount - amount, 0)


def prevent_half(game: Game, frame: Frame) -> None:
    """Half of it is left away, rounded down.

    Step: Prevent(amount="half")
    Speaks of: Before
    """
    waiting = _innermost(game)
    if waiting is not None:
        waiting.amount -= waiting.amount // 2


def _innermost(game: Game) -> Frame | None:
    """The harm that comes behind the block at work."""
    for below in range(len(game.stack) - 1, -1, -1):
        if game.stack[below].rule == HARM:
            return game.stack[below]
    return None
