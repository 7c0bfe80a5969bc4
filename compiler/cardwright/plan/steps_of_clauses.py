"""Which steps the clauses of a card come to. In: the card. Out: what it does when it is played, what of that can be repeated, its actions as one choice."""

from cardwright.contract.unplayable import Unplayable
from cardwright.plan.scope import Scope
from cardwright.rewriting.canonical import as_choice, of_this_tile
from cardwright.rules.nodes import (
    Action,
    Afterwards,
    Card,
    Choose,
    Decrease,
    FirstPossible,
    If,
    Increase,
    May,
    Option,
    Step,
    WhenPlayed,
)
from cardwright.values import replace


def actions_of(card: Card) -> tuple[Action, ...]:
    return tuple(clause for clause in card.clauses if isinstance(clause, Action))


def steps_of_actions(actions: tuple[Action, ...]) -> tuple[Step, ...]:
    """Several actions of a card are alternatives: one choice among them, as often as each of them says."""
    if len(actions) == 1:
        # Whether a single action may be taken is asked before it begins.
        return actions[0].steps
    for action in actions:
        if (action.unlimited, action.limit) != (actions[0].unlimited, actions[0].limit):
            what = "an action beside one that may be taken more often"
            instead = "Give all `action` lines of the card the same limit."
            raise Unplayable(action, what, instead)
    options = tuple(Option(a.steps, a.condition, span=a.span) for a in actions)
    return (Choose(options, span=actions[0].span),)


def played_steps(card: Card) -> tuple[Step, ...]:
    played = (clause for clause in card.clauses if isinstance(clause, WhenPlayed))
    return tuple(step for clause in played for step in clause.steps)


# ---------------------------------------------------------------- what of a card is repeated where something repeats it


def steps_again(played: tuple[Step, ...], scope: Scope) -> tuple[Step, ...]:
    """Empty in a game that repeats nothing."""
    return _repeated_steps(played) if "Repeat" in scope.contract.by_node else ()


def _repeated_steps(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that change a gauge of a family, with the choices and conditions around them."""
    found = (_repeated(step) for step in steps)
    return tuple(of_this_tile(step) for step in found if step is not None)


def _repeated(step: Step) -> Step | None:
    if isinstance(step, Increase | Decrease):
        # Of alternatives, those with a family.
        gauges = [gauge for gauge in (step.gauge, *step.others) if gauge.family is not None]
        return replace(step, gauge=gauges[0], others=tuple(gauges[1:])) if gauges else None
    match as_choice(step):
        case Choose(options) as step:
            # An option without such a step has nothing to repeat, and is not offered.
            kept = tuple(option for o in options if (option := _repeated_option(o)).steps)
            return replace(step, options=kept) if kept else None
        case If(_, then, otherwise) as step:
            first, second = _repeated_steps(then), _repeated_steps(otherwise)
            return replace(step, steps=first, otherwise=second) if first or second else None
        case FirstPossible(options, otherwise) as step:
            kept = tuple(option for o in options if (option := _repeated_option(o)).steps)
            rest = _repeated_steps(otherwise)
            return replace(step, options=kept, otherwise=rest) if kept or rest else None
        case (Afterwards(steps) | May(steps)) as step:
            inside = _repeated_steps(steps)
            return replace(step, steps=inside) if inside else None
    return None


def _repeated_option(option: Option) -> Option:
    return replace(option, steps=_repeated_steps(option.steps))
