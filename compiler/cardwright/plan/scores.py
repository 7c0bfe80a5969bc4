"""Points and standings. In: `score` and `most` clauses. Out: the expressions that reckon them."""

from cardwright.plan.amounts import per
from cardwright.plan.conditions import condition
from cardwright.plan.counts import count
from cardwright.plan.expressions import ZERO, Either, Expression, Number, total
from cardwright.plan.scope import Scope
from cardwright.rules.nodes import Most, Score


def points(scores: tuple[Score, ...], scope: Scope) -> Expression:
    return total([_points(score, scope) for score in scores])


def _points(score: Score, scope: Scope) -> Expression:
    value = per(score.per, scope) if score.per is not None else Number(score.points)
    if score.condition is None:
        return value
    return Either(value, condition(score.condition, scope), ZERO)


def tally(most: Most, scope: Scope) -> Expression:
    return total([count(node, scope) for node in most.counts])
