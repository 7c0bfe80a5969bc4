"""Paying with money, metals and what else pays. In: an amount due. Out: small decisions where there is a choice, stocks lowered.

The money gained by an effect can't pay for it, because a price is paid before anything else of the effect happens.
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.events import PAID
from cardwright_runtime.terraforming_mars.descriptions import DESCRIPTIONS
from cardwright_runtime.terraforming_mars.facets import FACET_TOKENS
from cardwright_runtime.terraforming_mars.frames import Payment
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import amount_label
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.numbers import PAY_PRICE
from cardwright_runtime.terraforming_mars.payment import (
    NO_METALS,
    card_cost,
    means,
    money,
    payers_for,
    payers_for_project,
    project_discount,
    worth,
)
from cardwright_runtime.terraforming_mars.player import CARD_GAUGES, Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.slots import Amount, Money, Paying, Resource
from cardwright_runtime.terraforming_mars.steps.gauges import change, change_tokens, stock
from cardwright_runtime.terraforming_mars.steps.held_back import to_come
from cardwright_runtime.terraforming_mars.steps.questions import (
    Question,
    card_key,
    card_label,
    gauge_key,
)

NO_METAL_SPENT: Final = 0


def pay_money(game: Game, frame: Frame, currency: Money, amount: Amount) -> bool:
    """Money, or what pays for money.

    Step: Pay(prices=(Price(amount, resource=currency),))
    Test: can_pay_money in sum
    Most: most_money
    Takes: currency
    Instead: resource
    Reads: in_force
    """
    player = game.players[frame.player]
    if player.project_discounts:
        amount -= min(amount, project_discount(player, game.table.rules[frame.rule]))
    if player.paying_cards:
        payers = payers_for_project(player, game.table.rules[frame.rule])
        return _pay_money(game, frame, amount, payers)
    if player.money_like:
        return _pay_money(game, frame, amount, NO_METALS)
    change(game, frame, player, currency, -amount, PAID)
    return False


def can_pay_money(game: Game, player: Player, currency: Money, amount: Amount) -> bool:
    """There is so much of it, with what pays for it.

    Role: test
    """
    return money(player) + to_come(game, player.index, currency) >= amount


def most_money(game: Game, player: Player, currency: Money) -> int:
    """What there is of it, with what pays for it.

    Role: most
    """
    return stock(game, player, currency) + money(player) - player.megacredits


def pay(game: Game, frame: Frame, resource: Resource, amount: Amount) -> None:
    """From the own stock.

    Step: Pay(prices=(Price(amount, resource),))
    Test: can_pay in sum
    Most: stock gauge=resource
    Takes: resource
    """
    change(game, frame, game.players[frame.player], resource, -amount, PAID)


def can_pay(game: Game, player: Player, resource: Resource, amount: Amount) -> bool:
    """There is so much of it.

    Role: test
    Stronger than: can_lose, can_decrease
    """
    return player.gauge(resource) + to_come(game, player.index, resource) >= amount


def pay_using(game: Game, frame: Frame, currency: Money, amount: Amount, using: Paying) -> bool:
    """A price in money that these metals may pay at their value.

    Step: Pay(prices=(Price(amount, using, resource=currency),))
    Test: can_pay_using
    Takes: currency, using
    Instead: resource
    Reads: in_force
    """
    return _pay_money(game, frame, amount, using)


def can_pay_using(
    game: Game, player: Player, currency: Money, amount: Amount, using: Paying
) -> bool:
    """Money and these metals are worth so much.

    Role: test
    """
    return means(player, using) + to_come(game, player.index, currency) >= amount


def pay_for_card(game: Game, frame: Frame, card: Card) -> bool:
    """Its cost after discounts, with the metals that its tags allow."""
    player = game.players[frame.player]
    depends = rests_on_payment(game, player, card) or not card.possible(game, player)
    payers = payers_for(game, player, card)
    asks = _pay_money(game, frame, card_cost(game, player, card), payers)
    if asks and depends:
        game.stack[-1].card = card.index
    return asks


def rests_on_payment(game: Game, player: Player, card: Card) -> bool:
    """What pays for the card may be what its effect takes or looks at, too."""
    if player.paying_cards and _pays_with_tokens(game, player, card):
        return True
    if card.played_stocks == 0:
        return False
    paying = 1 << RESOURCE_MEGACREDIT
    for gauge in player.money_like:
        paying |= 1 << gauge
    for metal in card.metals:
        paying |= 1 << metal
    return card.played_stocks & paying != 0


def _pays_with_tokens(game: Game, player: Player, card: Card) -> bool:
    """What lies on cards pays for it, and its effect takes or looks at what lies on cards."""
    _, takes, reads = card.touch(WHEN_PLAYED)
    looks = (takes | reads) & FACET_TOKENS != 0
    return looks and payers_for(game, player, card) != card.metals


def can_pay_and_play(game: Game, player: Player, card: Card) -> bool:
    """There is a way to pay for it that leaves enough for its effect."""
    units = units_for(player, payers_for(game, player, card))
    due = card_cost(game, player, card)
    return can_finish(game, player, due, NO_METAL_SPENT, units, 0, card.index)


def units_for(player: Player, metals: tuple[int, ...]) -> list[int]:
    """What there is that may pay besides money; what two cards let pay is there once."""
    units: list[int] = []
    for metal in metals:
        if player.gauge(metal) > 0 and worth(player, metal) > 0:
            units.append(metal)
    for gauge in player.money_like:
        if player.gauge(gauge) > 0 and gauge not in units:
            units.append(gauge)
    return units


def _pay_money(game: Game, frame: Frame, amount: int, metals: tuple[int, ...]) -> bool:
    player = game.players[frame.player]
    units = units_for(player, metals)
    if amount <= 0 or not units:
        change(game, frame, player, RESOURCE_MEGACREDIT, -max(amount, 0), PAID)
        return False
    asked = Payment(PAY_PRICE, frame.block, frame.player, frame.cause, amount=amount)
    asked.items = units
    game.stack.append(asked)
    return True


def can_finish(
    game: Game,
    player: Player,
    due: int,
    smallest: int,
    units: list[int],
    position: int,
    card: int,
) -> bool:
    """What is still due can be paid with the gauges from `position` on and money, no unit being more than needed.

    `smallest` is the least worth of a unit given so far, 0 if none was. What is left must be enough for the effect of `card`,
    where there is one.
    """
    if due <= 0:
        if smallest != NO_METAL_SPENT and -due >= smallest:
            return False
        return card < 0 or _leaves_enough(game, player, 0, card)
    if player.megacredits >= due and (card < 0 or _leaves_enough(game, player, due, card)):
        return True
    if position >= len(units):
        return False
    gauge = units[position]
    value = worth(player, gauge)
    most = min(player.gauge(gauge), -(-due // value))
    while most >= 0:
        spent = least_worth(smallest, value) if most else smallest
        player.add_gauge(gauge, -most)
        found = can_finish(game, player, due - most * value, spent, units, position + 1, card)
        player.add_gauge(gauge, most)
        if found:
            return True
        most -= 1
    return False


def _leaves_enough(game: Game, player: Player, money_due: int, card: int) -> bool:
    # It stands on the orders of effects, and these on paying.
    from cardwright_runtime.terraforming_mars.steps.helped import possible_behind_payment

    player.megacredits -= money_due
    enough = possible_behind_payment(game, player, game.table.cards[card])
    player.megacredits += money_due
    return enough


def least_worth(smallest: int, value: int) -> int:
    return value if smallest == NO_METAL_SPENT or value < smallest else smallest


def card_of(gauge: int) -> int:
    """The card whose resources pay."""
    return (gauge - CARD_GAUGES) // DESCRIPTIONS


class PayPrice(Question):
    """Its frame is a `Payment`: `amount` is due, `items` are the gauges to ask about that may pay besides money."""

    def run(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, Payment)
        while frame.items:
            values = self._possible_units(game, game.players[frame.player], frame)
            if len(values) > 1:
                game.ask(frame.player, values)
                return False
            self.answer(game, frame, values[0])
        player = game.players[frame.player]
        change(game, frame, player, RESOURCE_MEGACREDIT, -max(frame.amount, 0), PAID)
        return True

    def _possible_units(self, game: Game, player: Player, frame: Payment) -> list[int]:
        gauge = frame.items[0]
        value = worth(player, gauge)
        most = min(player.gauge(gauge), -(-frame.amount // value)) if frame.amount > 0 else 0
        values: list[int] = []
        for units in range(most + 1):
            spent = least_worth(frame.smallest, value) if units else frame.smallest
            rest = frame.amount - units * value
            player.add_gauge(gauge, -units)
            if can_finish(game, player, rest, spent, frame.items, 1, frame.card):
                values.append(units)
            player.add_gauge(gauge, units)
        # What was to be gained for it may still be held back: then all that there is goes.
        return values or [most]

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        assert isinstance(frame, Payment)
        player = game.players[frame.player]
        gauge = frame.items[0]
        if value:
            unit = worth(player, gauge)
            if gauge >= CARD_GAUGES:
                change_tokens(game, frame, player, card_of(gauge), -value, PAID)
            else:
                change(game, frame, player, gauge, -value, PAID)
            frame.amount -= value * unit
            frame.smallest = least_worth(frame.smallest, unit)
        frame.items = frame.items[1:]

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        gauge = frame.items[0]
        if gauge >= CARD_GAUGES:
            return f"pay:{card_key(game, card_of(gauge))}:{value}"
        return f"pay:{gauge_key(gauge)}:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        gauge = frame.items[0]
        if gauge >= CARD_GAUGES:
            return f"{value} from {card_label(game, card_of(gauge))}"
        return amount_label(gauge, value)
