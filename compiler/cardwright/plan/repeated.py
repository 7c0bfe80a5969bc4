"""What is carried out once more when a card is repeated. In: the steps of its played block. Out: those on gauges of a family."""

from collections.abc import Iterator
from dataclasses import replace

from cardwright.rules.nodes import Choose, Decrease, If, Increase, Option, Step


def repeated_steps(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that change a gauge of a family, with the choices and conditions around them."""
    return tuple(_kept(steps))


def _kept(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in steps:
        kept = _step(step)
        if kept is not None:
            yield kept


def _step(step: Step) -> Step | None:
    match step:
        case Increase() | Decrease():
            return step if step.gauge.family is not None else None
        case Choose(options):
            # An option without such a step has nothing to repeat, and is not offered.
            kept = tuple(option for o in options if (option := _option(o)).steps)
            return replace(step, options=kept) if kept else None
        case If(_, then, otherwise):
            some = repeated_steps(then), repeated_steps(otherwise)
            return replace(step, steps=some[0], otherwise=some[1]) if any(some) else None
    return None


def _option(option: Option) -> Option:
    return replace(option, steps=repeated_steps(option.steps))
