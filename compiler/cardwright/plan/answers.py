"""What a card adds to its own gauges while its block runs. In: a card. Out: Answers, one for each of its steps that it hears itself.

A card that places a tile and gains from every such tile is in force before the tile lies (its `whenever` hears it).
"""

from collections.abc import Iterator

from cardwright.plan.canonical import as_choice
from cardwright.plan.names import gauge_constant
from cardwright.plan.needs import OwnAnswer
from cardwright.plan.scope import own_nodes
from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import Card, Fixed, Gain, Increase, Place, PlacesTile, Step, Whenever


def own_answers(card: Card, steps: tuple[Step, ...], shapes: Shapes) -> tuple[OwnAnswer, ...]:
    placed = [
        one
        for step in steps
        for node in own_nodes(step)
        if isinstance(node, Place)
        for one in as_choice(node).walk()
        if isinstance(one, Place)
    ]
    return tuple(
        answer
        for clause in card.clauses
        for step in dict.fromkeys(placed)
        if isinstance(clause, Whenever) and _hears(clause, step, shapes)
        for answer in _added(clause, step)
    )


def _hears(clause: Whenever, step: Place, shapes: Shapes) -> bool:
    """Only where it is certain: the event names no place, or the step leaves the tile to its own rule."""
    event = clause.event
    if not isinstance(event, PlacesTile) or event.who == "opponent" or clause.condition:
        return False
    same = event.tile is None or event.tile in shapes.all_that_it_is(step.tile)
    return same and (not event.where or step.area is None)


def _added(clause: Whenever, step: Place) -> Iterator[OwnAnswer]:
    for answer in clause.steps:
        if isinstance(answer, Increase | Gain) and isinstance(answer.amount, Fixed):
            yield OwnAnswer(step, gauge_constant(answer.gauge), answer.amount.number)
