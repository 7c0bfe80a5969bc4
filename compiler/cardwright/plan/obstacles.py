"""Why a card cannot be played. In: the needs of a card. Out: the texts of what may be missing, and the method that tells them."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.plan.answers import own_answers
from cardwright.plan.conditions import condition
from cardwright.plan.expressions import (
    TRUE,
    Attribute,
    Call,
    Expression,
    Listing,
    Name,
    Number,
    negated,
)
from cardwright.plan.needs import needs
from cardwright.plan.nodes import Assign, Branch, Case, Do, Method, Parameter, Return, Statement
from cardwright.plan.parts import played_steps
from cardwright.plan.scope import Scope
from cardwright.plan.shapes import KindShape, Shapes
from cardwright.plan.simpler import simpler
from cardwright.rules.nodes import Card, Choose, If, Node, Step

_MISSING = Name("missing")


@dataclass(frozen=True, slots=True)
class Obstacle:
    test: Expression
    clause: Node


def obstacles(card: Card, kind: KindShape, shapes: Shapes) -> tuple[Obstacle, ...]:
    """Requirements first, then what the steps ask for; a choice is one obstacle, when no way through it is open.

    Only of what is played from the hand does anybody ask why it cannot be.
    """
    if "when_played" not in kind.clauses:
        return ()
    return tuple(o for o in (*_required(card, shapes), *_needed(card, shapes)) if o.test != TRUE)


def _required(card: Card, shapes: Shapes) -> Iterator[Obstacle]:
    for asked in card.requires:
        yield Obstacle(condition(asked, Scope(shapes, loose=True)), asked)


def _needed(card: Card, shapes: Shapes) -> Iterator[Obstacle]:
    steps = played_steps(card)
    asked = needs(steps, Scope(shapes), own_answers(card, steps, shapes))
    for need in asked.always:
        yield Obstacle(need.test, need.step)
    if asked.some_way != TRUE:
        yield Obstacle(asked.some_way, _first_choice(steps))


def _first_choice(steps: tuple[Step, ...]) -> Step:
    choices = (step for step in steps if isinstance(simpler(step), Choose | If))
    return next(choices, steps[0])


def obstacle_methods(found: tuple[Obstacle, ...]) -> Iterator[Method]:
    if found:
        asked = (
            Parameter("game", Name("Game", "game")),
            Parameter("player", Name("Player", "player")),
        )
        yield Method("obstacles", asked, Name("list[int]"), _body(found))


def _body(found: tuple[Obstacle, ...]) -> tuple[Statement, ...]:
    return (
        Assign(_MISSING, Listing(), "list[int]"),
        *(_told(number, obstacle) for number, obstacle in enumerate(found)),
        Return(_MISSING),
    )


def _told(number: int, obstacle: Obstacle) -> Branch:
    tell = Do(Call(Attribute(_MISSING, "append"), (Number(number),)))
    return Branch((Case(negated(obstacle.test), (tell,)),))
