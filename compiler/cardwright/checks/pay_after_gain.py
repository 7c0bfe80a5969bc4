"""`pay-after-gain`: a block pays after it has gained. In: a deck. Out: a finding for each late payment, with a fix."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, blocks_in, blocks_of, whole_line
from cardwright.findings import Finding, Edit, Fix, Label, error
from cardwright.rules.nodes import (
    Decrease,
    Discard,
    Lose,
    Lower,
    Pay,
    Reveal,
    Step,
)
from cardwright.source import Span

NO_REWARD = (Pay, Lose, Decrease, Lower, Discard, Reveal)
"""Costs, and what a rule must look at before it knows whether to pay."""


def _fix(deck: Deck, reward: Step, payment: Pay) -> Fix | None:
    source = deck.source(payment.span.path)
    if source is None:
        return None
    late = whole_line(source, payment.span)
    start = whole_line(source, reward.span).start
    moved = source.text_of(late).removesuffix("\n") + "\n"
    edits = (Edit(Span(late.path, start, start), moved), Edit(late, ""))
    return Fix("Pay first", edits)


def _late(block: tuple[Step, ...]) -> Iterator[tuple[Step, Pay]]:
    """Payments of a block that stand behind a reward, with the first reward."""
    reward = next((step for step in block if not isinstance(step, NO_REWARD)), None)
    for step in block:
        if reward and isinstance(step, Pay) and step.span.start > reward.span.start:
            yield reward, step


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for _, steps in blocks_of(card):
            for block in blocks_in(steps):
                for reward, payment in _late(block):
                    yield _finding(deck, reward, payment)


def _finding(deck: Deck, reward: Step, payment: Pay) -> Finding:
    return error(
        "pay-after-gain",
        "This must be paid before anything is gained",
        payment.span,
        "this cost comes after a reward",
        secondary=(Label(reward.span, "the reward"),),
        body="First the cost, then the reward: it is offered only when its cost can be paid, "
        "and what is gained cannot pay for it.",
        fix=_fix(deck, reward, payment),
    )
