"""A step that holds no others, planned. In: the step and its row of primitives. Out: its call, and what it needs."""

from dataclasses import dataclass

from cardwright.plan.arguments import argument
from cardwright.plan.expressions import TRUE, ZERO, Call, Expression, Name, compare
from cardwright.plan.primitives import Primitive, primitive
from cardwright.plan.scope import FRAME, GAME, Scope
from cardwright.rules.nodes import Place, Step


@dataclass(frozen=True, slots=True)
class Lowering:
    """A step that takes from an own gauge: `test(game, player, gauge, amount)` for the sum of them in a block."""

    test: str
    gauge: Expression
    amount: Expression


def step_call(step: Step, scope: Scope) -> Call:
    row = primitive(step)
    arguments = (argument(name, step, scope) for name in row.arguments)
    return Call(Name(row.name, "steps"), (GAME, FRAME, *arguments))


def suspends(step: Step) -> bool:
    return primitive(step).suspends


def repetitions(step: Step) -> int:
    """How often its call stands in the block: a step that places several tiles asks for each."""
    return step.count if isinstance(step, Place) else 1


def lowering(step: Step, scope: Scope) -> Lowering | None:
    row = primitive(step)
    if not row.lowers:
        return None
    amount = argument("amount", step, scope)
    return None if amount == ZERO else Lowering(row.test, argument("gauge", step, scope), amount)


def test(step: Step, scope: Scope) -> Expression:
    """The predicate of a step that stands for itself; TRUE where it can always be carried out."""
    row = primitive(step)
    if row.lowers or not row.test or _is_nothing(row, step, scope):
        return TRUE
    arguments = tuple(argument(name, step, scope) for name in row.tested)
    if row.test == "nonzero":
        return compare(arguments[0], "!=", ZERO)
    return Call(Name(row.test, "steps"), (GAME, *arguments))


def _is_nothing(row: Primitive, step: Step, scope: Scope) -> bool:
    return "amount" in row.tested and argument("amount", step, scope) == ZERO
