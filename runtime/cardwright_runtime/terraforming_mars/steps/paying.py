"""Paying with money, metals and what else pays. In: an amount due. Out: small decisions where there is a choice, stocks lowered.

The money gained by an effect can't pay for it, because a price is paid before anything else of the effect happens.
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.events import PAID
from cardwright_runtime.terraforming_mars.frames import Payment
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import amount_label
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION, RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.numbers import PAY_PRICE
from cardwright_runtime.terraforming_mars.payment import (
    NO_METALS,
    card_cost,
    means,
    metals_for,
    money,
    project_discount,
    worth,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Amount, Money, Paying, Resource
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.questions import Question, gauge_key

NO_METAL_SPENT: Final = 0
# Resources that may pay for cards, where packs bring no others.
_PAYING: Final = (1 << PRODUCTION) - 1


def pay(game: Game, frame: Frame, resource: Resource, amount: Amount) -> bool:
    """From the own stock; money also with what pays for money.

    Step: Pay(prices=(Price(amount, resource),))
    Test: can_pay in sum
    Most: stock gauge=resource
    Takes: resource
    """
    player = game.players[frame.player]
    if resource == RESOURCE_MEGACREDIT:
        if player.project_discounts:
            amount -= min(amount, project_discount(player, game.table.rules[frame.rule]))
        if player.money_like:
            return _pay_money(game, frame, amount, NO_METALS)
    change(game, frame, player, resource, -amount, PAID)
    return False


def can_pay(game: Game, player: Player, resource: Resource, amount: Amount) -> bool:
    """There is so much of it; of money, with what pays for money.

    Role: test
    Stronger than: can_lose, can_decrease
    """
    if resource == RESOURCE_MEGACREDIT:
        return money(player) >= amount
    return player.gauge(resource) >= amount


def pay_using(game: Game, frame: Frame, resource: Money, amount: Amount, using: Paying) -> bool:
    """A price in money that these metals may pay at their value.

    Step: Pay(prices=(Price(amount, resource, using),))
    Test: can_pay_using
    Takes: resource, using
    """
    return _pay_money(game, frame, amount, using)


def can_pay_using(
    game: Game, player: Player, resource: Money, amount: Amount, using: Paying
) -> bool:
    """Money and these metals are worth so much.

    Role: test
    """
    return means(player, using) >= amount


def pay_for_card(game: Game, frame: Frame, card: Card) -> bool:
    """Its cost after discounts, with the metals that its tags allow."""
    player = game.players[frame.player]
    asks = _pay_money(game, frame, card_cost(game, player, card), metals_for(card))
    gauge = contested(player, card)
    if asks and gauge >= 0:
        limit = spendable(game, player, card, gauge)
        if limit < 0 and card.played_takes >> gauge & 1:
            # The effect takes what pays, and waits for what playing the card brings: nothing of it is to be wasted.
            limit = least_spent(game, player, card)
        price = game.stack[-1]
        assert isinstance(price, Payment)
        price.limited = gauge
        price.limit = limit
    return asks


def contested(player: Player, card: Card) -> int:
    """The gauge that may pay for the card and be taken by its effect as well; -1 if there is none."""
    if player.money_like:
        return player.money_like[0]
    takes = card.played_takes
    if takes & _PAYING:
        for metal in metals_for(card):
            if takes >> metal & 1:
                return metal
        if takes >> RESOURCE_MEGACREDIT & 1:
            return RESOURCE_MEGACREDIT
    return -1


def possible_when_paid(game: Game, player: Player, card: Card) -> bool:
    """The effect is possible with what the payment leaves: what pays for the card may be what its effect takes, too."""
    gauge = contested(player, card)
    if gauge < 0:
        return card.possible(game, player)
    limit = spendable(game, player, card, gauge)
    if player.money_like:
        return limit >= least_spent(game, player, card)
    metals = [metal for metal in metals_for(card) if worth(player, metal) > 0]
    due = card_cost(game, player, card)
    return limit >= 0 and can_finish(player, due, NO_METAL_SPENT, metals, 0, gauge, limit)


def least_money(game: Game, player: Player, card: Card) -> int:
    """What metals cannot pay of the card's cost."""
    short = card_cost(game, player, card)
    for metal in metals_for(card):
        short -= player.gauge(metal) * worth(player, metal)
    return max(short, 0)


def least_spent(game: Game, player: Player, card: Card) -> int:
    """What money and metals do not pay of the card's cost, and something else must."""
    return max(least_money(game, player, card) - player.megacredits, 0)


def spendable(game: Game, player: Player, card: Card, gauge: int) -> int:
    """The most of a gauge that may be paid before the effect becomes impossible; -1 if it is anyway."""
    most = min(player.gauge(gauge), card_cost(game, player, card))
    while most >= 0:
        player.add_gauge(gauge, -most)
        possible = card.possible(game, player)
        player.add_gauge(gauge, most)
        if possible:
            break
        most -= 1
    return most


def _pay_money(game: Game, frame: Frame, amount: int, metals: tuple[int, ...]) -> bool:
    player = game.players[frame.player]
    units: list[int] = []
    for metal in metals:
        if player.gauge(metal) > 0 and worth(player, metal) > 0:
            units.append(metal)
    for gauge in player.money_like:
        if player.gauge(gauge) > 0 and gauge not in units:
            units.append(gauge)
    if amount <= 0 or not units:
        change(game, frame, player, RESOURCE_MEGACREDIT, -max(amount, 0), PAID)
        return False
    asked = Payment(PAY_PRICE, frame.block, frame.player, frame.cause, amount=amount)
    asked.items = units
    game.stack.append(asked)
    return True


def can_finish(
    player: Player,
    due: int,
    smallest: int,
    units: list[int],
    position: int,
    limited: int,
    limit: int,
) -> bool:
    """What is still due can be paid with the gauges from `position` on and money, no unit being more than needed.

    `smallest` is the least worth of a unit given so far, 0 if none was. Of the gauge `limited` no more than `limit` may go.
    """
    if due <= 0:
        return smallest == NO_METAL_SPENT or -due < smallest
    if most_units(player, RESOURCE_MEGACREDIT, limited, limit) >= due:
        return True
    if position >= len(units):
        return False
    value = worth(player, units[position])
    most = min(most_units(player, units[position], limited, limit), -(-due // value))
    while most >= 0:
        spent = least_worth(smallest, value) if most else smallest
        if can_finish(player, due - most * value, spent, units, position + 1, limited, limit):
            return True
        most -= 1
    return False


def most_units(player: Player, gauge: int, limited: int, limit: int) -> int:
    has = player.gauge(gauge)
    return min(has, limit) if gauge == limited and limit >= 0 else has


def least_worth(smallest: int, value: int) -> int:
    return value if smallest == NO_METAL_SPENT or value < smallest else smallest


class PayPrice(Question):
    """Its frame is a `Payment`: `amount` is due, `items` are the gauges to ask about that may pay besides money."""

    def run(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, Payment)
        while frame.items:
            values = self._possible_units(game.players[frame.player], frame)
            if len(values) > 1:
                game.ask(frame.player, values)
                return False
            self.answer(game, frame, values[0])
        player = game.players[frame.player]
        change(game, frame, player, RESOURCE_MEGACREDIT, -max(frame.amount, 0), PAID)
        return True

    def _possible_units(self, player: Player, frame: Payment) -> list[int]:
        gauge = frame.items[0]
        value = worth(player, gauge)
        limited, limit = frame.limited, frame.limit
        most = 0
        if frame.amount > 0:
            most = min(most_units(player, gauge, limited, limit), -(-frame.amount // value))
        values: list[int] = []
        for units in range(most + 1):
            spent = least_worth(frame.smallest, value) if units else frame.smallest
            rest = frame.amount - units * value
            if can_finish(player, rest, spent, frame.items, 1, limited, limit):
                values.append(units)
        return values

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        assert isinstance(frame, Payment)
        player = game.players[frame.player]
        gauge = frame.items[0]
        if value:
            unit = worth(player, gauge)
            change(game, frame, player, gauge, -value, PAID)
            frame.amount -= value * unit
            frame.smallest = least_worth(frame.smallest, unit)
        frame.items = frame.items[1:]

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"pay:{gauge_key(frame.items[0])}:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return amount_label(frame.items[0], value)
