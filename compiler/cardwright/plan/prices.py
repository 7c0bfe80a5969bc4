"""What a project costs. In: its actions, and what the game calls money. Out: the price that is named first, and the steps behind it."""

from collections.abc import Collection
from dataclasses import dataclass

from cardwright.rules.nodes import Action, Card, Fixed, Lose, Noun, Pay, Step


@dataclass(frozen=True, slots=True)
class NamedPrice:
    amount: int
    action: Action


def price_of(card: Card, money: Collection[Noun]) -> NamedPrice | None:
    """The money that its first action to cost money begins with."""
    for action in card.clauses:
        if isinstance(action, Action) and action.steps and isinstance(action.steps[0], Pay):
            price = action.steps[0].prices[0]
            if price.resource in money and isinstance(price.amount, Fixed):
                return NamedPrice(price.amount.number, action)
    return None


def behind_the_price(
    action: Action, price: NamedPrice | None, money: Collection[Noun]
) -> tuple[Step, ...]:
    """The steps that are tested where the price is not: it may be discounted, so the runtime compares it itself."""
    if price is None or price.action is not action:
        return action.steps
    rest = action.steps[1:]
    return action.steps if _take_money(rest, money) else rest


def _take_money(steps: tuple[Step, ...], money: Collection[Noun]) -> bool:
    nodes = [node for step in steps for node in step.walk()]
    losing = [node for node in nodes if isinstance(node, Lose)]
    lost = [gauge.noun for node in losing for gauge in (node.gauge, *node.others)]
    paid = [price.resource for node in nodes if isinstance(node, Pay) for price in node.prices]
    return any(noun in money for noun in (*lost, *paid))
