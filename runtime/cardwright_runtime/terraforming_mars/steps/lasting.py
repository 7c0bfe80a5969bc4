"""Effects that hold while a card is in play. In: a player, what changes. Out: the player's values, discounts, protections.

Nothing here is a frame: `enter` of a card calls one of these, `leave` the opposite.
"""

from cardwright_runtime.terraforming_mars.descriptions import (
    STANDARD_PROJECTS,
    description_of,
    reckoned_once,
    stock_of,
    stock_that_pays,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import gauge_order
from cardwright_runtime.terraforming_mars.noun_facts import NORMAL
from cardwright_runtime.terraforming_mars.nouns import counted
from cardwright_runtime.terraforming_mars.payment import AWARDS, EVERY_PROJECT, MILESTONES
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Cards,
    Gauge,
    Money,
    NotMoney,
    OneForOne,
    Number,
    Project,
    Quality,
    ReckonedAmount,
    Tag,
    ThisRule,
    Token,
    Value,
)
from cardwright_runtime.terraforming_mars.steps.drawing import without


def with_more(numbers: dict[int, int], of: int, amount: int) -> dict[int, int]:
    """A copy: what is kept is shared between clones. What comes to nothing is not kept."""
    found = numbers.copy()
    found[of] = found.get(of, 0) + amount
    if not found[of]:
        del found[of]
    return found


def discount_cards(player: Player, amount: Number) -> None:
    """Every card costs less.

    Lasting: Discount(amount, on="card" | CardKind())
    Undo: discount_cards -amount
    """
    player.card_discount += amount


def discount_tag(player: Player, tag: Tag, amount: Number) -> None:
    """A card with that tag costs less, however often it has it.

    Lasting: Discount(amount, on=CardKind(traits=(WithTag(tags=(tag,)),)))
    Undo: discount_tag -amount
    """
    discounts = player.tag_discounts.copy() or [0] * counted("tag")
    discounts[tag] += amount
    player.tag_discounts = discounts if any(discounts) else []


def discount_quality(player: Player, quality: Quality, amount: Number) -> None:
    """A card of that type costs less.

    Lasting: Discount(amount, on=CardKind(quality=quality))
    Undo: discount_quality -amount
    """
    player.quality_discounts = with_more(player.quality_discounts, quality, amount)


def discount_described(player: Player, rule: ThisRule, cards: Cards, amount: Number) -> None:
    """A card of that description costs less.

    Lasting: Discount(amount, on=cards)
    Undo: discount_described -amount
    """
    description = description_of(rule, cards)
    player.described_discounts = with_more(player.described_discounts, description, amount)


def discount_reckoned(player: Player, rule: ThisRule, cards: Cards, amount: ReckonedAmount) -> None:
    """A card of that description costs as much less as is counted whenever its cost is asked for.

    Lasting: Discount(amount, on=cards)
    Undo: stop_reckoned_discount
    """
    change_reckoned(player, description_of(rule, cards), reckoned_once(amount))


def stop_reckoned_discount(
    player: Player, rule: ThisRule, cards: Cards, amount: ReckonedAmount
) -> None:
    """It counts no longer.

    Role: undo
    """
    change_reckoned(player, description_of(rule, cards), -reckoned_once(amount))


def change_reckoned(player: Player, description: int, reckonings: int) -> None:
    player.reckoned_discounts = with_more(player.reckoned_discounts, description, reckonings)


def discount_project(player: Player, project: Project, amount: Number) -> None:
    """One project costs less.

    Lasting: Discount(amount, on=project)
    Undo: discount_project -amount
    """
    player.project_discounts = with_more(player.project_discounts, project, amount)


def discount_projects(player: Player, amount: Number) -> None:
    """Every standard project costs less.

    Lasting: Discount(amount, on="standard_project")
    Undo: discount_projects -amount
    """
    discount_project(player, EVERY_PROJECT, amount)


def discount_milestones(player: Player, amount: Number) -> None:
    """Claiming costs less.

    Lasting: Discount(amount, on="milestone")
    Undo: discount_milestones -amount
    """
    discount_project(player, MILESTONES, amount)


def discount_awards(player: Player, amount: Number) -> None:
    """Funding costs less.

    Lasting: Discount(amount, on="award")
    Undo: discount_awards -amount
    """
    discount_project(player, AWARDS, amount)


def value(game: Game, player: Player, value: Value) -> int:
    """A number of the game that may differ for one player.

    Count: ValueOf(value)
    Role: value
    Reads: in_force
    """
    if game.table.has_conditions:
        game.settle()
    return player.value(value)


def set_value(player: Player, value: Value, to: Number) -> None:
    """It is so much instead of what it is for everybody, before what is higher or lower; of several, the most.

    Lasting: ValueIs(value, amount=to)
    Undo: reset_value
    """
    _fix(player, value, to, 1)


def reset_value(player: Player, value: Value, to: Number) -> None:
    """It is so much no longer.

    Role: undo
    """
    _fix(player, value, to, -1)


def _fix(player: Player, value: int, to: int, times: int) -> None:
    """Others may have fixed it as well: four bits say how often each number was said."""
    before = _fixed(player, value)
    fixed = player.fixed_values.copy()
    place = to * 2 if to >= 0 else -to * 2 - 1
    fixed[value] = fixed.get(value, 0) + times * (1 << 4 * place)
    assert fixed[value] >= 0, "a value is taken back that nobody has fixed"
    if not fixed[value]:
        del fixed[value]
    player.fixed_values = fixed
    player.set_value(value, player.value(value) - before + _fixed(player, value))


def _fixed(player: Player, value: int) -> int:
    said = player.fixed_values.get(value, 0)
    if not said:
        return NORMAL[value]
    numbers: list[int] = []
    place = 0
    while said >> 4 * place:
        if said >> 4 * place & 15:
            numbers.append(place // 2 if place % 2 == 0 else -(place + 1) // 2)
        place += 1
    return max(numbers)


def change_value(player: Player, value: Value, by: Number) -> None:
    """It is so much more; a negative number makes it less.

    Lasting: ValueIs(value, amount=by, shift="higher")
    Undo: change_value -by
    """
    player.set_value(value, player.value(value) + by)


def let_pay(player: Player, resource: OneForOne, instead_of: Money) -> None:
    """One unit pays for one of money; nothing else can be paid for so far. Whichever came first, they are asked for in one order.

    Lasting: PaysFor(resource, instead_of)
    Undo: stop_letting_pay
    """
    player.money_like = sorted(player.money_like + [resource], key=gauge_order)


def stop_letting_pay(player: Player, resource: OneForOne, instead_of: Money) -> None:
    """It pays no longer.

    Role: undo
    """
    rest = player.money_like.copy()
    rest.remove(resource)
    player.money_like = rest


def let_card_pay(
    player: Player, rule: ThisRule, amount: Number, money: Money, cards: Cards
) -> None:
    """What lies on the card pays for cards of that description.

    Lasting: CardPays(amount, money, resource=Held(), on=cards)
    Undo: let_card_pay -amount
    """
    description = description_of(rule, cards)
    player.paying_cards = with_more(player.paying_cards, description, amount)


def let_card_pay_for_projects(player: Player, rule: ThisRule, amount: Number, money: Money) -> None:
    """What lies on the card pays for standard projects.

    Lasting: CardPays(amount, money, resource=Held(), on="standard_project")
    Undo: let_card_pay_for_projects -amount
    """
    let_card_pay(player, rule, amount, money, STANDARD_PROJECTS)


def let_stock_pay(
    player: Player, rule: ThisRule, resource: NotMoney, amount: Number, money: Money, cards: Cards
) -> None:
    """It pays for cards of that description, at that worth. Whichever came first, stocks are asked for in one order.

    Lasting: StockPays(resource, amount, money, on=cards)
    Undo: let_stock_pay -amount
    """
    paying = stock_that_pays(resource, description_of(rule, cards))
    worth = with_more(player.paying_cards, paying, amount)
    player.paying_cards = {one: worth[one] for one in sorted(worth, key=_order_of_paying)}


def _order_of_paying(paying: int) -> tuple[str, str, int]:
    return gauge_order(stock_of(paying))


def let_stock_pay_for_projects(
    player: Player, rule: ThisRule, resource: NotMoney, amount: Number, money: Money
) -> None:
    """It pays for standard projects, at that worth.

    Lasting: StockPays(resource, amount, money, on="standard_project")
    Undo: let_stock_pay_for_projects -amount
    """
    let_stock_pay(player, rule, resource, amount, money, STANDARD_PROJECTS)


def protect_gauge(player: Player, gauge: Gauge) -> None:
    """Opponents may not take it from the stock, nor lower it.

    Lasting: Protect(gauges=(gauge,))
    Undo: stop_protecting_gauge
    """
    if player.protected >> gauge & 1:
        player.protected_again = player.protected_again + [gauge]
    player.protected |= 1 << gauge


def stop_protecting_gauge(player: Player, gauge: Gauge) -> None:
    """It may be taken again, if nothing else protects it.

    Role: undo
    """
    if gauge in player.protected_again:
        player.protected_again = without(player.protected_again, gauge)
    else:
        player.protected &= ~(1 << gauge)


def protect_token(player: Player, token: Token) -> None:
    """Opponents may not take it from cards.

    Lasting: Protect(gauges=(Gauge(noun=token),))
    Undo: stop_protecting_token
    """
    if player.protected_tokens >> token & 1:
        player.tokens_protected_again = player.tokens_protected_again + [token]
    player.protected_tokens |= 1 << token


def stop_protecting_token(player: Player, token: Token) -> None:
    """It may be taken again, if nothing else protects it.

    Role: undo
    """
    if token in player.tokens_protected_again:
        player.tokens_protected_again = without(player.tokens_protected_again, token)
    else:
        player.protected_tokens &= ~(1 << token)


def protect_card(player: Player, card: ThisRule) -> None:
    """Nobody may take what lies on it.

    Lasting: Protect(gauges=(Gauge(noun=Held()),), on_this_card=True)
    Undo: stop_protecting_card
    """
    player.protected_cards = player.protected_cards + [card]


def stop_protecting_card(player: Player, card: ThisRule) -> None:
    """What lies on it may be taken again, if nothing else protects it.

    Role: undo
    """
    player.protected_cards = without(player.protected_cards, card)


def protect_described(player: Player, rule: ThisRule, cards: Cards) -> None:
    """Opponents may not take what lies on own cards of that description.

    Lasting: Protect(cards=cards)
    Undo: stop_protecting_described
    """
    _protect_described(player, description_of(rule, cards), 1)


def stop_protecting_described(player: Player, rule: ThisRule, cards: Cards) -> None:
    """It may be taken again, if nothing else protects it.

    Role: undo
    """
    _protect_described(player, description_of(rule, cards), -1)


def _protect_described(player: Player, description: int, times: int) -> None:
    player.protected_described = with_more(player.protected_described, description, times)
