"""What a project costs. In: its actions, and what the game calls money. Out: the price that it names first, and the steps behind it."""

from dataclasses import dataclass

from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import Action, Card, Fixed, Lose, Pay, Step


@dataclass(frozen=True, slots=True)
class Price:
    amount: int
    action: Action


def price_of(card: Card, shapes: Shapes) -> Price | None:
    """The money that its first action to cost money begins with."""
    for clause in card.clauses:
        if isinstance(clause, Action) and clause.steps and isinstance(clause.steps[0], Pay):
            price = clause.steps[0].prices[0]
            if price.resource in shapes.money and isinstance(price.amount, Fixed):
                return Price(price.amount.number, clause)
    return None


def behind_the_price(action: Action, card: Card, shapes: Shapes) -> tuple[Step, ...]:
    """The steps that are tested where the price is not: it may be discounted, so the runtime compares it itself."""
    price = price_of(card, shapes) if shapes.kinds[card.kind.id].has_price else None
    if price is None or price.action is not action:
        return action.steps
    rest = action.steps[1:]
    return action.steps if _take_money(rest, shapes) else rest


def _take_money(steps: tuple[Step, ...], shapes: Shapes) -> bool:
    nodes = [node for step in steps for node in step.walk()]
    lost = [node.gauge for node in nodes if isinstance(node, Lose)]
    paid = [price.resource for node in nodes if isinstance(node, Pay) for price in node.prices]
    return any(gauge.noun in shapes.money for gauge in lost) or any(
        resource in shapes.money for resource in paid
    )
