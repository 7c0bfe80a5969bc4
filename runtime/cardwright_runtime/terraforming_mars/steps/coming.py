"""A change before it comes. In: what is about to change, and by whom. Out: the change; first what cards answer, one of which may prevent it.

Without a card that waits for it the change comes at once. A tile waits where it stands. Any other change waits until the steps at work are done,
which run on without a stop.
"""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.awaited import (
    EVENT_GAUGE_DOWN,
    EVENT_GAUGE_UP,
    EVENT_TOKENS_DOWN,
    EVENT_TOKENS_UP,
    EVENT_TRACK_DOWN,
    EVENT_TRACK_UP,
)
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE, REMOVED, Event
from cardwright_runtime.terraforming_mars.frames import Coming, Placing, Taking
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import (
    AFTERMATH,
    COMING,
    FIRST_FLOW_RULE,
    FIRST_SET_RULE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Amount
from cardwright_runtime.terraforming_mars.steps.gauges import change, change_tokens, most_decrease
from cardwright_runtime.terraforming_mars.steps.held_back import (
    ANSWERED,
    DOWN,
    FOR_NOBODY,
    IN_AN_ANSWER,
    STEALING,
    waits_behind_another,
)
from cardwright_runtime.terraforming_mars.steps.neutral import move_up_for_nobody
from cardwright_runtime.terraforming_mars.steps.questions import Question
from cardwright_runtime.terraforming_mars.steps.responses import (
    collect,
    is_awaited,
    push_responses,
)
from cardwright_runtime.terraforming_mars.steps.tracks import move_down, move_up


def harm(game: Game, frame: Taking, seat: int, amount: int, why: int) -> None:
    """That player loses so much of what the frame takes; whoever steals has it then."""
    if amount > 0 and game.table.awaited >> EVENT_BEFORE & 1:
        event = Event(EVENT_GAUGE_DOWN, frame.player, thing=frame.gauge, amount=amount)
        event.whose, event.why = seat, why
        waiting = _coming(frame, event)
        waiting.gauge, waiting.how = frame.gauge, waiting.how | frame.how
        if _answered_later(game, waiting, event):
            return
        # What is still to come for it counts as there.
        amount = min(amount, max(most_decrease(game, game.players[seat], frame.gauge), 0))
    _take(game, frame, seat, frame.gauge, amount, why, frame.how)


def harm_card(game: Game, frame: Frame, seat: int, card: int, amount: int) -> None:
    """That player loses so much of what lies on a card."""
    if amount > 0 and game.table.awaited >> EVENT_BEFORE & 1:
        event = Event(EVENT_TOKENS_DOWN, frame.player, card=card, amount=amount)
        event.thing, event.whose, event.why = game.table.cards[card].holds, seat, REMOVED
        if _answered_later(game, _coming(frame, event), event):
            return
    change_tokens(game, frame, game.players[seat], card, -amount, REMOVED)


def is_tile_held_back(game: Game, frame: Placing, event: Event) -> bool:
    """The frame that places it goes on when it is known whether it comes."""
    waiting = _coming(frame, event)
    event.before = True
    waiting.items = collect(game, event, EVENT_BEFORE)
    if not waiting.items:
        return False
    game.stack.append(waiting)
    return True


def is_change_held_back(
    game: Game, frame: Frame, player: Player, gauge: int, amount: int, why: int
) -> bool:
    kind = EVENT_GAUGE_UP if amount > 0 else EVENT_GAUGE_DOWN
    event = Event(kind, frame.player, thing=gauge, amount=abs(amount), whose=player.index, why=why)
    waiting = _coming(frame, event)
    waiting.gauge = gauge
    return _answered_later(game, waiting, event)


def is_resource_held_back(
    game: Game, frame: Frame, player: Player, card: int, amount: int, why: int
) -> bool:
    event = Event(EVENT_TOKENS_UP, frame.player, card=card, amount=amount, whose=player.index)
    event.thing, event.why = game.table.cards[card].holds, why
    return _answered_later(game, _coming(frame, event), event)


def is_move_held_back(
    game: Game, frame: Frame, track: int, steps: int, for_nobody: bool = False
) -> bool:
    kind = EVENT_TRACK_UP if steps > 0 else EVENT_TRACK_DOWN
    who = -1 if for_nobody else frame.player
    event = Event(kind, who, thing=track, amount=abs(steps))
    waiting = _coming(frame, event)
    if for_nobody:
        waiting.how = FOR_NOBODY
    waiting.track = track
    return _answered_later(game, waiting, event)


def _coming(frame: Frame, event: Event) -> Coming:
    waiting = Coming(COMING, frame.block, frame.player, frame.cause)
    waiting.amount, waiting.chosen, waiting.why = event.amount, event.whose, event.why
    waiting.card = event.card
    if event.kind in (EVENT_GAUGE_DOWN, EVENT_TOKENS_DOWN, EVENT_TRACK_DOWN):
        waiting.how = DOWN
    return waiting


def _answered_later(game: Game, waiting: Coming, event: Event) -> bool:
    """What a `before` brings is not held back itself, nor what a phase brings; what changes the same number waits as well."""
    if not is_awaited(game, EVENT_BEFORE):
        return False
    place = _below_the_deed(game)
    if place == len(game.stack) or _is_answer(game, place):
        return False
    event.before = True
    waiting.items = collect(game, event, EVENT_BEFORE)
    if not waiting.items and not waits_behind_another(game, waiting):
        return False
    if place == 0:
        # Nobody answers.
        waiting.items = NO_ITEMS
    # The first one lies above those that come after it.
    game.stack.insert(place, waiting)
    return True


def _below_the_deed(game: Game) -> int:
    """Above the flow of the game, or the answers to the deed before; 0 where rules only look ahead."""
    for place in range(len(game.stack) - 1, -1, -1):
        rule = game.stack[place].rule
        if rule == AFTERMATH or FIRST_FLOW_RULE <= rule < FIRST_SET_RULE:
            return place + 1
    return 0


def _is_answer(game: Game, place: int) -> bool:
    for frame in game.stack[place:]:
        if frame.rule == COMING and frame.step in (ANSWERED, IN_AN_ANSWER):
            return True
    return False


class WhatComes(Question):
    """What was answered is done: `amount` of it comes, of a gauge or a track, on the card, or else a tile; `chosen` has more or less by it."""

    def run(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, Coming)
        if frame.step == 0:
            frame.step = ANSWERED
            answers = frame.items
            frame.items = NO_ITEMS
            if push_responses(game, answers):
                return False
        if frame.step == ANSWERED:
            frame.step = ANSWERED + 1
            self._let_come(game, frame)
        return game.stack[-1] is frame

    def _let_come(self, game: Game, frame: Coming) -> None:
        if frame.track >= 0:
            self._move(game, frame)
        elif frame.gauge >= 0:
            self._change_gauge(game, frame)
        elif frame.card >= 0:
            player = game.players[frame.chosen]
            amount = frame.amount
            if frame.how & DOWN:
                amount = -min(amount, player.tokens_on(frame.card))
            change_tokens(game, frame, player, frame.card, amount, frame.why, True)
        elif frame.amount == 0:
            placing = game.stack[-2]
            assert isinstance(placing, Placing)
            placing.area = -1

    def _move(self, game: Game, frame: Coming) -> None:
        if frame.how & DOWN:
            move_down(game, frame, frame.track, frame.amount, True)
        elif frame.how & FOR_NOBODY:
            move_up_for_nobody(game, frame, frame.track, frame.amount)
        else:
            move_up(game, frame, frame.track, frame.amount, True)

    def _change_gauge(self, game: Game, frame: Coming) -> None:
        player = game.players[frame.chosen]
        amount = frame.amount
        if frame.how & DOWN:
            amount = max(min(amount, most_decrease(game, player, frame.gauge)), 0)
            _take(game, frame, frame.chosen, frame.gauge, amount, frame.why, frame.how)
        else:
            change(game, frame, player, frame.gauge, amount, frame.why, True)


def _take(game: Game, frame: Frame, seat: int, gauge: int, amount: int, why: int, how: int) -> None:
    change(game, frame, game.players[seat], gauge, -amount, why, True)
    if how & STEALING:
        change(game, frame, game.players[frame.player], gauge, amount)


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
    Takes: triggers
    """
    waiting = _innermost(game)
    if waiting is not None:
        waiting.amount = max(waiting.amount - amount, 0)


def prevent_half(game: Game, frame: Frame) -> None:
    """Half of it is left away, rounded down.

    Step: Prevent(amount="half")
    Speaks of: Before
    Takes: triggers
    Reads: triggers
    """
    waiting = _innermost(game)
    if waiting is not None:
        waiting.amount -= waiting.amount // 2


def _innermost(game: Game) -> Frame | None:
    """What comes behind the block at work."""
    for below in range(len(game.stack) - 1, -1, -1):
        frame = game.stack[below]
        if frame.rule == COMING and frame.step == ANSWERED:
            return frame
    return None
