"""`x`, the number a player chooses. In: the steps that speak of it. Out: the least and the most it may be."""

from dataclasses import replace

from cardwright.plan.amounts import is_variable
from cardwright.plan.arguments import argument
from cardwright.plan.expressions import Call, Expression, Name, Number
from cardwright.plan.primitives import primitive
from cardwright.plan.scope import THIS_RULE, NotSayable, Scope, asks
from cardwright.rules.nodes import Step, Variable


def least_of(steps: tuple[Step, ...]) -> int:
    found = (child.least for step in steps for child in step.walk() if isinstance(child, Variable))
    return max(found, default=0)


def chosen_amount(steps: tuple[Step, ...], scope: Scope) -> tuple[Expression, Expression]:
    """Least and most: every step that takes `x` from somewhere sets a bound."""
    speaking = [step for step in steps if is_variable(step)]
    bounds = [bound for step in speaking if (bound := _bound(step, scope)) is not None]
    if not bounds:
        raise NotSayable(speaking[0], "an `x` that nothing limits")
    most = bounds[0] if len(bounds) == 1 else Call(Name("min"), tuple(dict.fromkeys(bounds)))
    return Number(least_of(steps)), most


def _bound(step: Step, scope: Scope) -> Expression | None:
    row = primitive(step)
    match row.name:
        case "decrease":
            return asks("most_decrease", scope, argument("gauge", step, scope))
        case "lose" | "pay":
            return asks("stock", scope, argument("gauge", step, scope))
        case "pay_from_this_card":
            return asks("count_on_card", scope, THIS_RULE)
        case "discard":
            return asks("count_hand", scope)
    return None


def with_least(steps: tuple[Step, ...], scope: Scope) -> Scope:
    """Looked at before it is chosen, `x` is as small as it may be."""
    return scope if scope.x_chosen else replace(scope, x=Number(least_of(steps)))
