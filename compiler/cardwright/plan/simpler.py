"""Steps that are another way of saying a choice. In: a step. Out: the same step, or the choice that it means."""

from dataclasses import replace

from cardwright.rules.nodes import Action, Choose, Option, Pay, Remove, Step


def simpler(step: Step) -> Step:
    """`pay 1 plant or 1 steel` and `remove 2 steel or plants` are choices among their alternatives."""
    if isinstance(step, Pay) and len(step.prices) > 1:
        return _choice(step, tuple(replace(step, prices=(price,)) for price in step.prices))
    if isinstance(step, Remove) and len(step.resources) > 1:
        one_each = (replace(step, resources=(noun,)) for noun in step.resources)
        return _choice(step, tuple(one_each))
    return step


def _choice(step: Step, alternatives: tuple[Step, ...]) -> Choose:
    options = tuple(Option((alternative,), span=alternative.span) for alternative in alternatives)
    return Choose(options, span=step.span)


def steps_of_actions(actions: tuple[Action, ...]) -> tuple[Step, ...]:
    """Several actions of a card are alternatives: one choice among them."""
    if len(actions) == 1:
        return actions[0].steps
    options = tuple(Option(a.steps, a.condition, span=a.span) for a in actions)
    return (Choose(options, span=actions[0].span),)
