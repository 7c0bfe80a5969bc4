"""What only a trial can tell: whether an action can be paid for at its end. In: a position and an answer. Out: yes or no.

Every answer to whatever is asked is followed on clones, but for those that come to the same money.
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.awaited import (
    EVENT_GAUGE_DOWN,
    EVENT_GAUGE_UP,
    EVENT_TOKENS_DOWN,
    EVENT_TOKENS_UP,
)
from cardwright_runtime.terraforming_mars.deeds import EVENT_HAND, EVENT_TAKES_BACK
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE
from cardwright_runtime.terraforming_mars.facets import (
    FACET_RATING,
    FACET_TILES,
    FACET_TRACKS,
    FACET_TRIGGERS,
    GAUGES,
)
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PAY_PRICE, PLACE_TILE
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.orders import Patience
from cardwright_runtime.terraforming_mars.steps.rating_ahead import money_gauges, money_of_area
from cardwright_runtime.terraforming_mars.steps.rating_price import can_settle

MAY_RAISE: Final = FACET_RATING | FACET_TRACKS | FACET_TILES | FACET_TRIGGERS
# So many positions are looked at; where they do not show a way to pay, there is none.
_MOST_POSITIONS: Final = 400
# Somebody could answer what is gained or lost.
_OF_GOODS: Final = (
    1 << EVENT_GAUGE_UP
    | 1 << EVENT_GAUGE_DOWN
    | 1 << EVENT_TOKENS_UP
    | 1 << EVENT_TOKENS_DOWN
    | 1 << EVENT_BEFORE
    | 1 << EVENT_HAND
    | 1 << EVENT_TAKES_BACK
)
# While a trial runs, its questions are not narrowed down.
_running: list[int] = [0]


def is_on_trial() -> bool:
    return _running[0] > 0


def can_still_pay(game: Game, player: Player) -> bool:
    """Some answer to what is asked leads to the end of the action with money enough."""
    return any(leads_to_payment(game, player, value) for value in game.option_values)


def leads_to_payment(game: Game, player: Player, value: int, one_tile: bool = False) -> bool:
    """Answer it on a clone and follow every way to the end of the action. `one_tile`: it lays no more than one, and nobody answers that
    with money."""
    ahead = game.clone()
    ahead.logging = False
    ahead.asked_player = -1
    trial = Trial(place_of_phase(ahead), player.index, one_tile)
    _running[0] += 1
    try:
        ahead.answer_top(ahead.stack[-1], value)
        return trial.some_way(ahead)
    finally:
        # The rules may raise anything at a damaged save: no other game may pay for that.
        _running[0] -= 1


def place_of_phase(game: Game) -> int:
    for place, frame in enumerate(game.stack):
        if frame.rule == ACTION_PHASE:
            return place
    return -1


class Trial:
    """`base` is the place of the action phase on the stack."""

    def __init__(self, base: int, player: int, one_tile: bool) -> None:
        self.base = base
        self.player = player
        self.one_tile = one_tile
        self.patience = Patience(_MOST_POSITIONS)

    def some_way(self, ahead: Game) -> bool:
        self.patience.left -= 1
        if self.patience.left < 0:
            return False
        while ahead.asked_player < 0:
            frame = ahead.stack[-1]
            if len(ahead.stack) == self.base + 1:
                rule = ahead.table.rules[ACTION_PHASE]
                assert isinstance(rule, ActionEnd)
                if not rule.goes_on(ahead, frame):
                    return can_settle(ahead.players[self.player])
            elif ahead.run_top(frame):
                ahead.stack.pop()
        values = self.telling(ahead)
        for place, value in enumerate(values):
            # Nobody needs the position once its last answer is followed.
            branch = ahead.clone() if place < len(values) - 1 else ahead
            branch.asked_player = -1
            branch.answer_top(branch.stack[-1], value)
            if self.some_way(branch):
                return True
        return False

    def telling(self, ahead: Game) -> list[int]:
        """Answers that may come to different money, those that leave most of it first."""
        frame = ahead.stack[-1]
        player = ahead.players[self.player]
        values = ahead.option_values
        paying = money_gauges(player)
        if frame.rule == PLACE_TILE and frame.player == self.player:
            assert isinstance(frame, Placing)
            best = _richest_first(ahead, player, paying, values)
            return best[:1] if self.one_tile and not frame.for_nobody else best
        if frame.rule == PAY_PRICE:
            # More of a metal is less money.
            return values[::-1]
        return values[:1] if _is_all_the_same(ahead, frame, paying) else values


def _richest_first(ahead: Game, player: Player, paying: int, areas: list[int]) -> list[int]:
    """By what they bring, then by whether another tile may lie beside them."""
    neighbours = ahead.table.board.neighbours
    free = 0
    for area in areas:
        free |= 1 << area
    found: list[tuple[int, int]] = []
    for place, area in enumerate(areas):
        brought = 2 * money_of_area(ahead, player, paying, area)
        beside = 1 if area < len(neighbours) and neighbours[area] & free else 0
        found.append((-brought - beside, place))
    return [areas[place] for _, place in sorted(found)]


def _is_all_the_same(ahead: Game, frame: Frame, paying: int) -> bool:
    """What is asked belongs to a unit that neither touches money nor raises anything, and that no other unit looks at."""
    if frame.cause < 0 or ahead.table.awaited & _OF_GOODS:
        return False
    rule = ahead.table.rules[frame.cause]
    adds, takes, _ = rule.touch(frame.block)
    if (adds & MAY_RAISE) | ((adds | takes) & paying):
        return False
    for units in rule.units.values():
        if frame.block in units:
            return not _is_looked_at(rule, units, frame.block, adds | takes)
    return False


def _is_looked_at(rule: Rule, units: tuple[int, ...], unit: int, changed: int) -> bool:
    for other in units:
        _, takes, reads = rule.touch(other)
        if other != unit and (takes | reads) & changed & GAUGES:
            return True
    return False


class ActionEnd(Rule):
    """What ends an action knows what else belongs to it."""

    def goes_on(self, game: Game, frame: Frame) -> bool:
        """Something that the action has set off comes first."""
        return False
