"""Tiles that lie where another step of their block says. In: the steps of a block. Out: whether only a trial can tell where."""

from cardwright.plan.scope import Scope
from cardwright.rules.nodes import Area, Place, Step, TakeTile

_SAYING_WHERE = frozenset((Place.__name__, TakeTile.__name__))


def builds_on_another(steps: tuple[Step, ...]) -> bool:
    """`place city`, then `place greenery on land beside that tile`."""
    said = False
    for step in steps:
        if said and _lies_beside_that(step):
            return True
        said = said or any(isinstance(node, Place | TakeTile) for node in step.walk())
    return False


def is_told_where(step: Step, scope: Scope) -> bool:
    """By a step that is only looked at, and not done yet."""
    return bool(scope.ahead & _SAYING_WHERE) and _lies_beside_that(step)


def _lies_beside_that(step: Step) -> bool:
    areas = (node for node in step.walk() if isinstance(node, Area))
    return any(rule.kind in ("beside_that", "there") for area in areas for rule in area.rules)
