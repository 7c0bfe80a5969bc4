"""Steps that speak of where another step of their block lays a tile, or of the card it chooses. In: the steps of a block. Out: whether only a trial can tell."""

from collections.abc import Iterable
from typing import get_args

from cardwright.plan.scope import ABOUT_A_CARD, Scope, own_kinds_in, own_nodes
from cardwright.rules.nodes import (
    Area,
    ByPlayers,
    DiscardIt,
    ForATime,
    Holder,
    Node,
    Option,
    Place,
    Reveal,
    Step,
    TakeCard,
    TakeTile,
    TransferCard,
)

_SAYING_WHERE = frozenset((Place.__name__, TakeTile.__name__))


def builds_on_another(steps: tuple[Step, ...]) -> bool:
    """`place city`, then `place greenery on land beside that tile`; `add 1 animal to any card`, then `add 1 animal to it`."""
    placed = False
    for step in steps:
        if placed and _lies_beside_that(step):
            return True
        placed = placed or any(isinstance(node, Place | TakeTile) for node in step.walk())
    return _speaks_of_a_chosen_card(steps, False)


def _speaks_of_a_chosen_card(steps: Iterable[Node], chosen: bool) -> bool:
    """Also of one that is chosen further within, or around."""
    for step in steps:
        inner = [child for child in step.children() if isinstance(child, (*get_args(Step), Option))]
        if isinstance(step, ByPlayers | ForATime):
            continue
        if _speaks_of_a_chosen_card(inner, chosen) or (chosen and not inner and _asks_of_it(step)):
            return True
        chosen = chosen or bool(own_kinds_in((step,)) & _CHOOSING_A_CARD)
    return False


def is_told_by_another(step: Step, scope: Scope) -> bool:
    """By a step that is only looked at, and not done yet."""
    if scope.ahead & ABOUT_A_CARD and _asks_of_it(step):
        return True
    return bool(scope.ahead & _SAYING_WHERE) and _lies_beside_that(step)


# Whatever card is revealed can be taken.
_CHOOSING_A_CARD = ABOUT_A_CARD - {Reveal.__name__}


def _asks_of_it(step: Node) -> bool:
    """The card that was spoken of must be one with which it can be done."""
    for node in own_nodes(step):
        match node:
            case Holder("it") | DiscardIt() | TakeCard(it=True) | TransferCard(it=True):
                return True
    return False


def _lies_beside_that(step: Step) -> bool:
    areas = (node for node in step.walk() if isinstance(node, Area))
    return any(rule.kind in ("beside_that", "there") for area in areas for rule in area.rules)
