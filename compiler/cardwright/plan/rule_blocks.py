"""The blocks of a rule, each derived once. In: the clauses of a card. Out: PlannedBlocks, in the order of their numbers."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardwright.plan.blocks import block
from cardwright.plan.canonical import as_choice
from cardwright.plan.expressions import Expression, Name, Number, Operation
from cardwright.plan.scope import Scope, Unplayable, in_block
from cardwright.plan.segments import Block
from cardwright.plan.steps import Touches, touches_of
from cardwright.rules.nodes import (
    Action,
    Card,
    Choose,
    Clause,
    Decrease,
    FirstAction,
    FirstPossible,
    If,
    Increase,
    May,
    Node,
    Option,
    Step,
    Whenever,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
)

PLAYED = "when_played"
REPEATED = "repeated"
ACTION = "action"


@dataclass(frozen=True, slots=True)
class PlannedBlock:
    """`number` is what the runtime asks for; `origins` are the clauses, for their words and their line."""

    name: str
    number: Expression
    steps: tuple[Step, ...]
    origins: tuple[Node, ...]
    code: Block
    touches: Touches


def rule_blocks(card: Card, scope: Scope) -> Iterator[PlannedBlock]:
    played = tuple(clause for clause in card.clauses if isinstance(clause, WhenPlayed))
    steps = played_steps(card)
    if steps:
        yield _block(PLAYED, "WHEN_PLAYED", 0, steps, played, scope)
    actions = actions_of(card)
    if actions:
        yield _block(ACTION, "ACTION", 0, steps_of_actions(actions), actions, scope)
    for clause in card.clauses:
        if isinstance(clause, FirstAction):
            yield _block("first_action", "FIRST_ACTION", 0, clause.steps, (clause,), scope)
    again = repeated_steps(steps)
    if again and again != steps:
        yield _block(REPEATED, "REPEATED", 0, again, played, scope)
    yield from _numbered(card, "reaches", WhenReaches, scope)
    yield from _numbered(card, "whenever", Whenever, scope)
    for clause in card.clauses:
        if isinstance(clause, WhenNamed):
            yield _block("when_named", "WHEN_NAMED", 0, clause.steps, (clause,), scope)


def _block(
    name: str,
    constant: str,
    offset: int,
    steps: tuple[Step, ...],
    origins: tuple[Clause, ...],
    scope: Scope,
) -> PlannedBlock:
    first = Name(constant, scope.contract.constants[constant])
    number = Operation("+", (first, Number(offset))) if offset else first
    events = (clause.event for clause in origins if isinstance(clause, Whenever))
    inside = in_block(scope, *events)
    return PlannedBlock(name, number, steps, origins, block(steps, inside), touches(steps, inside))


def _numbered(
    card: Card, name: str, kind: type[WhenReaches] | type[Whenever], scope: Scope
) -> Iterator[PlannedBlock]:
    clauses = [clause for clause in card.clauses if isinstance(clause, kind)]
    for i, clause in enumerate(clauses):
        label = name if len(clauses) == 1 else f"{name}_{i + 1}"
        yield _block(label, name.upper(), i, clause.steps, (clause,), scope)


# ---------------------------------------------------------------- actions


def actions_of(card: Card) -> tuple[Action, ...]:
    return tuple(clause for clause in card.clauses if isinstance(clause, Action))


def steps_of_actions(actions: tuple[Action, ...]) -> tuple[Step, ...]:
    """Several actions of a card are alternatives: one choice among them, as often as each of them says."""
    if len(actions) == 1:
        return _under_condition(actions[0])
    for action in actions:
        if action.unlimited != actions[0].unlimited:
            what = "an action that is limited beside one that is not"
            raise Unplayable(action, what)
    options = tuple(Option(a.steps, a.condition, span=a.span) for a in actions)
    return (Choose(options, span=actions[0].span),)


def _under_condition(action: Action) -> tuple[Step, ...]:
    """Whether a single action may be taken is asked before it begins."""
    return action.steps


# ---------------------------------------------------------------- what is played, and what of it is repeated


def played_steps(card: Card) -> tuple[Step, ...]:
    played = (clause for clause in card.clauses if isinstance(clause, WhenPlayed))
    return tuple(step for clause in played for step in clause.steps)


def repeated_steps(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that change a gauge of a family, with the choices and conditions around them."""
    found = (_repeated(step) for step in steps)
    return tuple(step for step in found if step is not None)


def _repeated(step: Step) -> Step | None:
    match step:
        case Increase() | Decrease():
            return step if step.gauge.family is not None else None
        case Choose(options):
            # An option without such a step has nothing to repeat, and is not offered.
            kept = tuple(option for o in options if (option := _repeated_option(o)).steps)
            return replace(step, options=kept) if kept else None
        case If(_, then, otherwise):
            some = repeated_steps(then), repeated_steps(otherwise)
            return replace(step, steps=some[0], otherwise=some[1]) if any(some) else None
    return None


def _repeated_option(option: Option) -> Option:
    return replace(option, steps=repeated_steps(option.steps))


# ---------------------------------------------------------------- what a block touches


def touches(steps: tuple[Step, ...], scope: Scope) -> Touches:
    found = Touches()
    for step in map(as_choice, steps):
        inner = _inner(step)
        found += touches_of(step, scope) if inner is None else touches(inner, scope)
        scope = scope.after(step)
    return found


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
