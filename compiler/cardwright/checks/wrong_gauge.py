"""`wrong-gauge`: a stock is moved by steps, what goes by steps is gained like a stock, or what the game works out itself is changed.
In: a deck. Out: a finding for each such step, and for each event that waits for one.
"""

from collections.abc import Iterator
from typing import TypeAlias

from cardwright.checks.deck import Deck, nouns_of
from cardwright.findings import Finding, Edit, Fix, error
from cardwright.rules.nodes import (
    Decrease,
    Decreases,
    Fixed,
    Gain,
    Gauge,
    Increase,
    Increases,
    Lose,
    Per,
)
from cardwright.source import Span

Changing: TypeAlias = Gain | Lose | Increase | Decrease
Awaited: TypeAlias = Increases | Decreases


def findings(deck: Deck) -> Iterator[Finding]:
    yield from _by_nobody(deck)
    for _, step in deck.all_steps:
        if isinstance(step, (Gain, Lose)):
            for gauge in _with_others(step):
                if gauge.family:
                    yield _taken_for_a_stock(step, gauge)
        if isinstance(step, (Increase, Decrease)):
            for gauge in _with_others(step):
                if _is_stock(gauge):
                    yield _taken_for_steps(deck, step, gauge)
    for event in _awaited(deck):
        for gauge in _with_others(event):
            if _is_stock(gauge):
                yield _waits_for_steps(deck, event, gauge)


def _with_others(said: Changing | Awaited) -> tuple[Gauge, ...]:
    """`plant production or heat`: all that may be meant."""
    return (said.gauge, *said.others)


def _is_stock(gauge: Gauge) -> bool:
    return gauge.family is None and gauge.noun.category == "resource"


def _awaited(deck: Deck) -> Iterator[Awaited]:
    """By a `whenever`, until it happens, or counted."""
    for _, node in deck.all_nodes:
        if isinstance(node, Increases | Decreases):
            yield node


def _by_nobody(deck: Deck) -> Iterator[Finding]:
    """What is said of it in the vocabulary, `derived`, would be undone at once."""
    steps = (step for _, step in deck.all_steps if isinstance(step, Changing))
    stocks = (stock for card in deck.cards for stock in card.starts)
    gauges = [*(g for step in steps for g in _with_others(step)), *(s.gauge for s in stocks)]
    gauges += [gauge for event in _awaited(deck) for gauge in _with_others(event)]
    changed = [(gauge.noun, gauge.span) for gauge in gauges]
    gains = (field for card in deck.cards if (field := card.field("gains")))
    changed += [(noun, field.span) for field in gains for noun in nouns_of(field.groups)]
    for noun, span in changed:
        entry = deck.entry(noun)
        if entry is not None and entry.has("derived"):
            yield error(
                "wrong-gauge",
                f"`{noun.id}` is worked out by the game",
                span,
                "nothing changes it directly",
                help="Change what it is worked out from.",
            )


def _number(step: Gain | Lose | Increase | Decrease) -> int:
    return step.amount.number if isinstance(step.amount, (Fixed, Per)) else 1


def _taken_for_a_stock(step: Gain | Lose, said: Gauge) -> Finding:
    gauge = f"{said.noun.id} {said.family}"
    verb = "increase" if isinstance(step, Gain) else "decrease"
    right = f"{verb} {gauge} {_number(step)}"
    place = Span(step.span.path, step.span.start, step.gauge.span.end)
    certain = isinstance(step.amount, Fixed) and not step.others
    return error(
        "wrong-gauge",
        f"`{gauge}` goes up and down by steps",
        said.span,
        "not a stock",
        help="" if certain else f"For example: `{right}`.",
        fix=Fix(f"Write `{right}`", (Edit(place, right),)) if certain else None,
    )


def _taken_for_steps(deck: Deck, step: Increase | Decrease, said: Gauge) -> Finding:
    noun, number = said.noun.id, _number(step)
    families = deck.vocabulary.of_category("family")
    verb, right = ("increase", "gain") if isinstance(step, Increase) else ("decrease", "lose")
    ways = [f"`{right} {number} {noun}`"]
    ways += [f"`{verb} {noun} {family.noun.id} {number}`" for family in families]
    return error(
        "wrong-gauge",
        f"`{noun}` is a stock, which has no steps",
        said.span,
        "steps of what?",
        help=f"Write {' or '.join(ways)}.",
    )


def _waits_for_steps(deck: Deck, event: Awaited, said: Gauge) -> Finding:
    noun = said.noun.id
    families = [f"`{noun} {entry.noun.id}`" for entry in deck.vocabulary.of_category("family")]
    right = "gains" if isinstance(event, Increases) else "loses` or `pays"
    return error(
        "wrong-gauge",
        f"`{noun}` is a stock, which has no steps",
        said.span,
        "steps of what?",
        help=f"Wait for whoever `{right}` it, or for steps of {' or '.join(families)}.",
    )
