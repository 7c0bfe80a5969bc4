"""What a step names behind `or`. In: a step. Out: each alternative said alone."""

from cardwright.rules.nodes import Add, Decrease, Gain, Increase, Lose, Lower, Raise, Step
from cardwright.values import replace


def alternatives(step: Step) -> tuple[Step, ...]:
    """`gain 3 plants or heat`: each of them said alone; the step itself where it names one thing."""
    match step:
        case Gain() | Lose() | Increase() | Decrease() if step.others:
            return tuple(replace(step, gauge=g, others=()) for g in (step.gauge, *step.others))
        case Raise() | Lower() if step.others:
            return tuple(replace(step, track=t, others=()) for t in (step.track, *step.others))
        case Add(resource=first) if step.others:
            kinds = (first, *step.others)
            return tuple(replace(step, resource=kind, others=()) for kind in kinds)
    return (step,)
