"""`wrong-gauge`: a stock is moved by steps, what goes by steps is gained like a stock, or what the game works out itself is changed.
In: a deck. Out: a finding for each such step, and for each event that waits for one.
"""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, nouns_of
from cardwright.findings import Finding, Edit, Fix, error
from cardwright.rules.nodes import (
    Decrease,
    Decreases,
    Fixed,
    Gain,
    Increase,
    Increases,
    Lose,
    Per,
    Whenever,
)
from cardwright.source import Span

CHANGING = (Gain, Lose, Increase, Decrease)


def findings(deck: Deck) -> Iterator[Finding]:
    yield from _by_nobody(deck)
    for _, step in deck.all_steps:
        if isinstance(step, (Gain, Lose)) and step.gauge.family:
            yield _taken_for_a_stock(step)
        if isinstance(step, (Increase, Decrease)) and not step.gauge.family:
            if step.gauge.noun.category == "resource":
                yield _taken_for_steps(deck, step)
    for event in _awaited(deck):
        if not event.gauge.family and event.gauge.noun.category == "resource":
            yield _waits_for_steps(deck, event)


def _awaited(deck: Deck) -> Iterator[Increases | Decreases]:
    for card in deck.cards:
        for clause in card.clauses:
            if isinstance(clause, Whenever) and isinstance(clause.event, Increases | Decreases):
                yield clause.event


def _by_nobody(deck: Deck) -> Iterator[Finding]:
    """What is said of it in the vocabulary, `derived`, would be undone at once."""
    steps = (step for _, step in deck.all_steps if isinstance(step, CHANGING))
    stocks = (stock for card in deck.cards for stock in card.starts)
    changed = [(node.gauge.noun, node.gauge.span) for node in (*steps, *stocks)]
    gains = (field for card in deck.cards if (field := card.field("gains")))
    changed += [(noun, field.span) for field in gains for noun in nouns_of(field.groups)]
    changed += [(event.gauge.noun, event.gauge.span) for event in _awaited(deck)]
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


def _taken_for_a_stock(step: Gain | Lose) -> Finding:
    gauge = f"{step.gauge.noun.id} {step.gauge.family}"
    verb = "increase" if isinstance(step, Gain) else "decrease"
    right = f"{verb} {gauge} {_number(step)}"
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


def _taken_for_steps(deck: Deck, step: Increase | Decrease) -> Finding:
    noun, number = step.gauge.noun.id, _number(step)
    families = deck.vocabulary.of_category("family")
    verb, right = ("increase", "gain") if isinstance(step, Increase) else ("decrease", "lose")
    ways = [f"`{right} {number} {noun}`"]
    ways += [f"`{verb} {noun} {family.noun.id} {number}`" for family in families]
    return error(
        "wrong-gauge",
        f"`{noun}` is a stock, which has no steps",
        step.gauge.span,
        "steps of what?",
        help=f"Write {' or '.join(ways)}.",
    )


def _waits_for_steps(deck: Deck, event: Increases | Decreases) -> Finding:
    noun = event.gauge.noun.id
    families = [f"`{noun} {entry.noun.id}`" for entry in deck.vocabulary.of_category("family")]
    right = "gains" if isinstance(event, Increases) else "loses` or `pays"
    return error(
        "wrong-gauge",
        f"`{noun}` is a stock, which has no steps",
        event.gauge.span,
        "steps of what?",
        help=f"Wait for whoever `{right}` it, or for steps of {' or '.join(families)}.",
    )
