"""How much. In: an amount of the rule. Out: a number, or the expression that reckons it."""

from cardwright.plan.counts import count, level
from cardwright.plan.expressions import ZERO, Call, Expression, Name, Number, Operation, times
from cardwright.plan.names import constant
from cardwright.plan.scope import NotSayable, Scope, asks
from cardwright.rules.nodes import (
    All,
    Amount,
    Cap,
    Fixed,
    Gauge,
    Node,
    Pay,
    Per,
    Plus,
    ValueOf,
    Variable,
)


def amount(node: Amount, scope: Scope) -> Expression:
    match node:
        case Fixed(number):
            return Number(number)
        case Variable():
            return scope.x
        case Per():
            return per(node, scope)
        case ValueOf(value):
            return asks("value", scope, constant(value))
        case All():
            raise NotSayable(node, "`all` of this")


def per(node: Per, scope: Scope) -> Expression:
    """floor(units / each) x number, the units cut off at the cap before influence and the like are added."""
    units = _added(_capped(count(node.count, scope), node.cap), node.plus, scope)
    if node.each > 1:
        units = Operation("//", (units, Number(node.each)))
    return times(node.number, units)


def _capped(units: Expression, cap: Cap | None) -> Expression:
    return Call(Name("min"), (units, Number(cap.number))) if cap is not None else units


def _added(units: Expression, plus: Plus | None, scope: Scope) -> Expression:
    if plus is None:
        return units
    more = level(Gauge(plus.gauge), scope)
    changed = Operation("+" if plus.sign > 0 else "-", (units, more))
    return Call(Name("max"), (ZERO, changed))


def is_variable(node: Node) -> bool:
    """True for a step that speaks of `x` itself, not only in a block below it."""
    spoken = node.prices if isinstance(node, Pay) else (node,)
    return any(isinstance(child, Variable) for part in spoken for child in part.children())
