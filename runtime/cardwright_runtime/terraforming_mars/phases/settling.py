"""What an action owes is paid when it is done. In: a player who owes. Out: the payment; moves and answers after which it can be made."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Project, ProjectCard
from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY,
    FACET_MONEY,
    FACET_RATING,
    FACET_TILES,
    FACET_TRACKS,
    FACET_TRIGGERS,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import COUNTER_RATING, RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.payment import card_cost, money
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE, SETTLE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, UNITS, WHEN_PLAYED, WHENEVER, Rule
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.orders import Patience
from cardwright_runtime.terraforming_mars.steps.paying import pay
from cardwright_runtime.terraforming_mars.steps.rating_price import can_settle, price_of_rating
from cardwright_runtime.terraforming_mars.steps.touching import most_steps, touched

_MAY_RAISE: Final = FACET_RATING | FACET_TRACKS | FACET_TILES | FACET_TRIGGERS
# So many positions are looked at; where they do not show a way to pay, there is none.
_MOST_POSITIONS: Final = 400
# While a trial runs, its questions are not narrowed down.
_trials: list[int] = [0]


class Settle(Rule):
    """`cause` is the rule that asks the price."""

    def __init__(self) -> None:
        super().__init__("settle", "What the rating costs")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            player = game.players[frame.player]
            due = player.owed
            player.owed = 0
            if money(player) < due:
                due = self.take_back_unpaid(game, frame, player, due)
            return not pay(game, frame, RESOURCE_MEGACREDIT, due)
        return True

    def take_back_unpaid(self, game: Game, frame: Frame, player: Player, due: int) -> int:
        """No move leads here; a rule that sets a step off all by itself may. What is left to pay."""
        price = max(price_of_rating(player), 1)
        paid = min(due, money(player)) // price
        change(game, frame, player, COUNTER_RATING, paid - due // price)
        return paid * price


def settle_debts(game: Game) -> bool:
    """True where a payment comes first."""
    if game.players[game.active_player].owed == 0:
        return False
    game.push(SETTLE, 0, game.active_player, game.ruling if game.ruling >= 0 else SETTLE)
    return True


def payable_moves(game: Game, player: Player, moves: list[int]) -> list[int]:
    """002 p. 6: an action whose steps of the rating cannot be paid for may not be taken."""
    if price_of_rating(player) <= 0 or _trials[0]:
        return moves
    answers = _answers_may_raise(game, player)
    harmless = not answers and not _answers_take_money(game, player)
    return [move for move in moves if _ends_well(game, player, move, answers, harmless)]


def _ends_well(game: Game, player: Player, move: int, answers: bool, harmless: bool) -> bool:
    """`answers`: cards that wait for something may raise the rating; `harmless`: they neither do, nor take money."""
    rule = game.table.rules[move & 0xFFFF]
    kind = move >> 16
    block = ACTION if kind else WHEN_PLAYED
    if kind > _LAST_KIND or not (answers or _may_raise(game, player, rule, block)):
        return True
    if harmless and _can_pay_for_most(game, player, rule, block):
        return True
    return _leads_to_payment(game, player, move)


# Claiming, passing and the like have higher numbers, or raise nothing.
_LAST_KIND: Final = 5


def _may_raise(game: Game, player: Player, rule: Rule, block: int) -> bool:
    """As things stand, with all that follows: what it brings by itself, and what the player's cards answer."""
    if rule.carries_out:
        return True
    if rule.touch(block)[0] & _MAY_RAISE:
        for unit in rule.units.get(block, (block,)):
            if _unit_may_raise(game, player, rule, unit):
                return True
    return False


def _answers_may_raise(game: Game, player: Player) -> bool:
    for waiting in player.listeners:
        for number in waiting:
            if game.table.rules[number].answers_add & _MAY_RAISE:
                return True
    return False


def _can_pay_for_most(game: Game, player: Player, rule: Rule, block: int) -> bool:
    """Whatever is answered, the money that is there now is enough: for the price, and for as many steps as there can be."""
    due = player.owed
    steps = takes = 0
    for unit in rule.units.get(block, (block,)):
        takes |= rule.touch(unit)[1]
        steps += most_steps(game, rule, unit, player.index)
    if isinstance(rule, ProjectCard):
        due += max(card_cost(game, player, rule), 0)
    elif isinstance(rule, Project) and rule.cost:
        due += rule.cost
        takes &= ~FACET_MONEY
    due += price_of_rating(player) * steps
    return money(player) >= due and not takes & _money_of(player)


def _money_of(player: Player) -> int:
    found = FACET_MONEY
    for gauge in player.money_like:
        found |= 1 << gauge
    return found


def _answers_take_money(game: Game, player: Player) -> bool:
    """Own ones, or those that take from anybody."""
    paying = _money_of(player)
    for other in game.players:
        for waiting in other.listeners:
            for number in waiting:
                for block, touches in game.table.rules[number].touches.items():
                    if WHENEVER <= block < UNITS and touches[1] & paying:
                        if other.index == player.index or touches[1] & FACET_ANYBODY:
                            return True
    return False


def _unit_may_raise(game: Game, player: Player, rule: Rule, unit: int) -> bool:
    adds = rule.touch(unit)[0]
    if not adds & _MAY_RAISE:
        return False
    if adds & (FACET_RATING | FACET_TRIGGERS) or unit not in rule.sets_off:
        return True
    if not adds & FACET_TRACKS:
        return touched(game, rule, unit, player.index).adds & FACET_RATING != 0
    return True


def payable_values(game: Game, values: list[int]) -> list[int]:
    """Of the answers to the top frame's question those after which what is owed can be paid; all, if none."""
    player = game.players[game.active_player]
    price = price_of_rating(player)
    if price <= 0 or _trials[0]:
        return values
    place = _place_of_phase(game)
    if not 0 <= place < len(game.stack) - 1:
        return values
    action = game.stack[place + 1]
    if action.cause >= 0:
        rule = game.table.rules[action.cause]
        answers = _answers_may_raise(game, player)
        if player.owed == 0 and not answers and not _may_raise(game, player, rule, action.block):
            return values
        if not answers and not rule.carries_out and not _answers_take_money(game, player):
            if _can_pay_for_most(game, player, rule, action.block):
                return values
    kept = [value for value in values if _leads_to_payment(game, player, value)]
    return kept if kept else values


def can_still_pay(game: Game, player: Player) -> bool:
    """Some answer to what is asked leads to the end of the action with money enough."""
    return any(_leads_to_payment(game, player, value) for value in game.option_values)


def _place_of_phase(game: Game) -> int:
    for place, frame in enumerate(game.stack):
        if frame.rule == ACTION_PHASE:
            return place
    return -1


def _leads_to_payment(game: Game, player: Player, value: int) -> bool:
    """Answer it on a clone and follow every way to the end of the action."""
    _trials[0] += 1
    ahead = game.clone()
    ahead.logging = False
    ahead.asked_player = -1
    base = _place_of_phase(ahead)
    ahead.answer_top(ahead.stack[-1], value)
    found = _some_way(ahead, base, player.index, Patience(_MOST_POSITIONS))
    _trials[0] -= 1
    return found


def _some_way(ahead: Game, base: int, player: int, patience: Patience) -> bool:
    patience.left -= 1
    if patience.left < 0:
        return False
    while ahead.asked_player < 0:
        frame = ahead.stack[-1]
        if len(ahead.stack) == base + 1:
            rule = ahead.table.rules[ACTION_PHASE]
            assert isinstance(rule, ActionEnd)
            if not rule.goes_on(ahead, frame):
                return can_settle(ahead.players[player])
        elif ahead.run_top(frame):
            ahead.stack.pop()
    for value in ahead.option_values:
        branch = ahead.clone()
        branch.asked_player = -1
        branch.answer_top(branch.stack[-1], value)
        if _some_way(branch, base, player, patience):
            return True
    return False


class ActionEnd(Rule):
    """What ends an action knows what else belongs to it."""

    def goes_on(self, game: Game, frame: Frame) -> bool:
        """Something that the action has set off comes first."""
        return False
