"""`wrong-gauge`: a stock is moved by steps, or what goes by steps is gained like a stock. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, Edit, Fix, error
from cardwright.rules.nodes import Decrease, Fixed, Gain, Increase, Lose, Per
from cardwright.source import Span

OTHER_WORD = {Gain: "increase", Lose: "decrease", Increase: "gain", Decrease: "lose"}


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for _, step in deck.all_steps:
        if isinstance(step, (Gain, Lose)) and step.gauge.family:
            yield _taken_for_a_stock(step)
        if isinstance(step, (Increase, Decrease)) and not step.gauge.family:
            if step.gauge.noun.category == "resource":
                yield _taken_for_steps(deck, step)


def _number(step: Gain | Lose | Increase | Decrease) -> int:
    return step.amount.number if isinstance(step.amount, (Fixed, Per)) else 1


def _taken_for_a_stock(step: Gain | Lose) -> Diagnostic:
    gauge = f"{step.gauge.noun.id} {step.gauge.family}"
    right = f"{OTHER_WORD[type(step)]} {gauge} {_number(step)}"
    place = Span(step.span.path, step.span.start, step.gauge.span.end)
    certain = isinstance(step.amount, Fixed)
    return error(
        "wrong-gauge",
        f"`{gauge}` goes up and down by steps",
        step.gauge.span,
        "not a stock",
        help="" if certain else f"For example: `{right}`.",
        fix=Fix(f"Write `{right}`", (Edit(place, right),)) if certain else None,
    )


def _taken_for_steps(deck: Deck, step: Increase | Decrease) -> Diagnostic:
    noun, number = step.gauge.noun.id, _number(step)
    families = deck.vocabulary.of_category("family")
    verb = type(step).__name__.lower()
    ways = [f"`{OTHER_WORD[type(step)]} {number} {noun}`"]
    ways += [f"`{verb} {noun} {family.noun.id} {number}`" for family in families]
    return error(
        "wrong-gauge",
        f"`{noun}` is a stock, which has no steps",
        step.gauge.span,
        "steps of what?",
        help=f"Write {' or '.join(ways)}.",
    )
