"""Conditions as expressions. In: a condition of the rule, and where it stands. Out: Python that tests it."""

from dataclasses import replace
from typing import assert_never

from cardwright.plan.asked import asked, count
from cardwright.plan.canonical import level_as_count
from cardwright.plan.expressions import (
    Expression,
    Number,
    Operation,
    all_of,
    any_of,
    compare,
    negated,
    times,
)
from cardwright.plan.scope import Scope
from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    Comparison,
    Condition,
    Count,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    HoldsOffice,
    InPlay,
    InState,
    NotSo,
    PlacedOnBonus,
    ItIs,
    RevealedCard,
    RevealedHas,
    ThingCount,
    ValueOf,
)

_OPERATORS = {"more": ">", "fewer": "<", "as many": "=="}


def condition(node: Condition, scope: Scope) -> Expression:
    match node:
        case HasCount():
            return _bound(node, scope)
        case Comparison(relation, first, second):
            printed = _printed(scope)
            more, less = (printed, scope) if relation == "fewer" else (scope, printed)
            return compare(count(first, more), _OPERATORS[relation], count(second, less))
        case GaugeAt():
            return _bound(level_as_count(node), scope)
        case GaugeMoved(gauge, moved):
            raised = asked(GaugeMoved(gauge, span=node.span), scope)
            return raised if moved else negated(raised)
        case GaugeLowest() | GaugeWithin() | InState() | HoldsOffice() | InPlay():
            return asked(node, scope)
        case RevealedCard() | ItIs():
            return asked(node, scope)
        case RevealedHas() | PlacedOnBonus():
            return asked(node, scope, any_of)
        case NotSo(inner):
            return negated(condition(inner, replace(scope, leeway=-scope.leeway)))
        case AllConditions(conditions):
            return all_of([condition(one, scope) for one in conditions])
        case AnyCondition(conditions):
            return any_of([condition(one, scope) for one in conditions])
        case _:
            assert_never(node)


def _printed(scope: Scope) -> Scope:
    return replace(scope, printed_tags=True)


def _bound(node: HasCount, scope: Scope) -> Expression:
    """The count reaches the bound, widened by the leeway that the player has on what is counted."""
    found = count(node.count, scope if node.bound == "least" else _printed(scope))
    steps = _leeway(node.count, scope)
    least = node.bound == "least"
    if steps is not None:
        found = Operation("+" if least == (scope.leeway > 0) else "-", (found, steps))
    return compare(found, ">=" if least else "<=", Number(node.number))


def _leeway(counted: Count, scope: Scope) -> Expression | None:
    if not scope.leeway or not isinstance(counted, ThingCount) or counted.where:
        return None
    noun = counted.gauge.noun if counted.gauge is not None else None
    if noun is None or noun not in scope.shapes.loosens:
        return None
    steps = asked(ValueOf(scope.shapes.loosens[noun]), scope)
    return times(scope.shapes.units.get(noun, 1), steps)
