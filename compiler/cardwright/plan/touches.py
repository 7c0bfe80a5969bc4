"""What a block adds to and takes from. In: its steps. Out: two masks, from which the game sees whether an order matters."""

from collections.abc import Callable, Iterator

from cardwright.plan.arguments import touched
from cardwright.plan.expressions import ZERO, Expression, joined
from cardwright.plan.primitives import Primitive, primitive
from cardwright.plan.scope import Scope
from cardwright.plan.simpler import simpler
from cardwright.rules.nodes import Choose, FirstPossible, If, May, Step

Touches = tuple[Expression, Expression]


def touches(steps: tuple[Step, ...], scope: Scope) -> Touches:
    leaves = list(_leaves(steps))
    return (
        _mask(leaves, scope, lambda row: row.adds),
        _mask(leaves, scope, lambda row: row.takes),
    )


def _leaves(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in map(simpler, steps):
        inner = _inner(step)
        if inner is None:
            yield step
        else:
            yield from _leaves(inner)


def _inner(step: Step) -> tuple[Step, ...] | None:
    match step:
        case Choose(options):
            return tuple(inner for option in options for inner in option.steps)
        case FirstPossible(options, otherwise):
            return (*(inner for option in options for inner in option.steps), *otherwise)
        case May(steps):
            return steps
        case If(_, steps, otherwise):
            return (*steps, *otherwise)
    return None


def _mask(
    leaves: list[Step], scope: Scope, facets: Callable[[Primitive], tuple[str, ...]]
) -> Expression:
    bits = [
        bit
        for leaf in leaves
        for facet in facets(primitive(leaf))
        for bit in touched(facet, leaf, scope)
    ]
    return joined("|", list(dict.fromkeys(bits))) if bits else ZERO
