"""What holds or not. In: a condition of the rule. Out: the expression that tests it."""

from collections.abc import Callable

from cardwright.plan.counts import count, level
from cardwright.plan.expressions import (
    Expression,
    Number,
    Operation,
    any_of,
    compare,
    negated,
    times,
)
from cardwright.plan.names import constant, gauge_constant
from cardwright.plan.scope import FRAME, THIS_RULE, Scope, about, asks
from cardwright.rules.nodes import (
    Condition,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    Node,
    Noun,
    PlacedOnBonus,
    RevealedHas,
    ThingCount,
)


def condition(node: Condition, scope: Scope) -> Expression:
    return _CONDITIONS[type(node)](node, scope)


def _bound(
    found: Expression, bound: str, wanted: int, about_noun: Noun | None, scope: Scope
) -> Expression:
    """`found` reaches the bound, widened by the leeway that the player has on that noun."""
    leeway = _leeway(about_noun, scope)
    if bound == "least":
        left = found if leeway is None else Operation("+", (found, leeway))
        return compare(left, ">=", Number(wanted))
    left = found if leeway is None else Operation("-", (found, leeway))
    return compare(left, "<=", Number(wanted))


def _leeway(noun: Noun | None, scope: Scope) -> Expression | None:
    if noun is None or not scope.loose or noun not in scope.shapes.loosens:
        return None
    steps = asks("value", scope, constant(scope.shapes.loosens[noun]))
    return times(scope.shapes.units.get(noun, 1), steps)


def _has_count(node: HasCount, scope: Scope) -> Expression:
    counted = node.count
    gauge = counted.gauge if isinstance(counted, ThingCount) and not counted.where else None
    noun = gauge.noun if gauge is not None else None
    return _bound(count(counted, scope), node.bound, node.number, noun, scope)


def _gauge_at(node: GaugeAt, scope: Scope) -> Expression:
    return _bound(level(node.gauge, scope), node.bound, node.level, node.gauge.noun, scope)


def _gauge_moved(node: GaugeMoved, scope: Scope) -> Expression:
    raised = asks("gauge_raised", scope, gauge_constant(node.gauge))
    return raised if node.moved else negated(raised)


def _gauge_lowest(node: GaugeLowest, scope: Scope) -> Expression:
    return asks("gauge_lowest", scope, gauge_constant(node.gauge))


def _gauge_within(node: GaugeWithin, scope: Scope) -> Expression:
    return about("track_within", constant(node.gauge.noun), Number(node.steps))


def _revealed_has(node: RevealedHas, scope: Scope) -> Expression:
    return any_of([about("revealed_has", FRAME, constant(tag)) for tag in node.tags])


def _placed_on_bonus(node: PlacedOnBonus, scope: Scope) -> Expression:
    bonuses = [constant(bonus) for bonus in node.bonuses]
    return any_of([about("placed_on_bonus", THIS_RULE, bonus) for bonus in bonuses])


_CONDITIONS: dict[type[Node], Callable[..., Expression]] = {
    HasCount: _has_count,
    GaugeAt: _gauge_at,
    GaugeMoved: _gauge_moved,
    GaugeLowest: _gauge_lowest,
    GaugeWithin: _gauge_within,
    RevealedHas: _revealed_has,
    PlacedOnBonus: _placed_on_bonus,
}
