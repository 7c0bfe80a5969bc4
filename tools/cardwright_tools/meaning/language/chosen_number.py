"""The number `x` that a player chooses, and all or half of what there is. In: the steps that speak of it. Out: the number, the same for all of them."""

from dataclasses import replace

from cardwright.rules.nodes import (
    All,
    Decrease,
    Discard,
    Fixed,
    Half,
    Lose,
    Pay,
    Per,
    Price,
    PutBeneath,
    Step,
    TakeFromBeneath,
    Variable,
)
from cardwright_tools.meaning.language.amounts import cap
from cardwright_tools.meaning.language.asking import Number, ask, must
from cardwright_tools.meaning.language.book import MONEY, name_of
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.gauges import each_alone, spare
from cardwright_tools.meaning.language.lasting import pays_for
from cardwright_tools.meaning.language.order import directly_in, speaks_of_x
from cardwright_tools.meaning.language.running import NotPlayed, Running


def choose_number(steps: tuple[Step, ...], now: Running) -> Number:
    """At least what is said, and no more than there is, when it is chosen, of what each step takes. Without such a step nothing
    would limit it, and check refuses that."""
    speaking = [step for step in steps if speaks_of_x(step)]
    nodes = (node for step in steps for node in step.walk())
    least = max((node.least for node in nodes if isinstance(node, Variable)), default=0)
    limits = [limit for step in speaking if (limit := most_x(step, now)) is not None]
    # Whoever pays another price than that of `x` does not need it.
    asking = [
        step for step in speaking if not isinstance(step, Pay) or all(map(says_x, step.prices))
    ]
    needed = [limit for step in asking if (limit := most_x(step, now)) is not None]
    chosen = [node for step in speaking for node in directly_in(step) if isinstance(node, Variable)]
    caps = [cap(node.cap, now) for node in chosen if node.cap is not None]
    limits += caps
    must(all(most >= least for most in (*needed, *caps)))
    numbers = range(least, max(least, min(limits)) + 1)
    key = yield from ask(now.player, "amount", [f"amount:{number}" for number in numbers])
    return int(key.removeprefix("amount:"))


def says_x(price: Price) -> bool:
    return any(isinstance(node, Variable) for node in price.walk())


def most_x(step: Step, now: Running) -> int | None:
    """`pay 2 megacredits per x`: as often as that is there."""
    there = most(step, now)
    rates = [node for node in directly_in(step) if isinstance(node, Per)]
    if there is None or not rates:
        return there
    return there // rates[0].number * rates[0].each + rates[0].each - 1


def settled(step: Step, now: Running) -> Step:
    """`all` and `half` of what there is, when the step's turn comes; half is rounded down."""
    match step:
        case Pay(prices):
            return replace(step, prices=tuple(settled_price(price, now) for price in prices))
        case (
            Discard(amount=All() | Half() as said)
            | Decrease(amount=All() | Half() as said)
            | PutBeneath(amount=All() | Half() as said)
            | TakeFromBeneath(amount=All() | Half() as said)
        ):
            return replace(step, amount=of_all(step, said, now))
    return step


def settled_price(price: Price, now: Running) -> Price:
    if not isinstance(price.amount, All | Half):
        return price
    return replace(price, amount=of_all(Pay((price,)), price.amount, now))


def of_all(step: Step, said: All | Half, now: Running) -> Fixed:
    there = most(step, now)
    if there is None:
        raise NotPlayed(said)
    return Fixed(there // 2 if isinstance(said, Half) else there)


def most(step: Step, now: Running) -> int | None:
    """Of alternatives, the most that one of them allows."""
    either = each_alone(step)
    if isinstance(step, Pay):
        either = tuple(Pay((price,)) for price in step.prices)
    if len(either) > 1:
        limits = [most(one, now) for one in either]
        return None if None in limits else max(limit for limit in limits if limit is not None)
    match step:
        case Lose():
            return now.me["gauges"].get(name_of(step.gauge), 0)
        case Decrease(any_player=True):
            players = now.position["players"]
            # 000 p. 13: the neutral opponent of a solo game has every production.
            return max(spare(p, step.gauge, now) for p in players) if len(players) > 1 else 99
        case Decrease():
            return spare(now.me, step.gauge, now)
        case Discard() | PutBeneath():
            return sum(is_such(card, step.cards, now) for card in now.me["hand"])
        case TakeFromBeneath():
            lying = [card for on, card in now.me["beneath"] if on == now.card]
            return sum(is_such(card, step.cards, now) for card in lying)
        case Pay((price,)) if price.source is None and not price.using:
            also = pays_for(MONEY, now) if price.resource.id == MONEY else []
            return sum(now.me["gauges"].get(gauge, 0) for gauge in {price.resource.id, *also})
        case Pay((price,)) if price.source is not None and price.source.kind == "this_card":
            return now.me["resources"].get(now.card, 0)
        case Pay():
            raise NotPlayed(step)
    return None
