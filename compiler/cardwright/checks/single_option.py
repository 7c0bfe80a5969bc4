"""`single-option`: a choice that leaves no choice. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Choose


def findings(deck: Deck) -> Iterator[Finding]:
    for _, step in deck.all_steps:
        if isinstance(step, Choose):
            yield from _of(step)


def _of(step: Choose) -> Iterator[Finding]:
    options = len(step.options)
    if options == 1:
        yield error(
            "single-option",
            "This choice has one option",
            step.span,
            "nothing to choose from",
            body="A choice asks the player to pick; with one option there is nothing to ask.",
            help="Add another `option`, or write its steps without a choice; steps that may be "
            "left out stand under `may`.",
        )
    elif 1 < options <= step.number:
        yield error(
            "single-option",
            f"This choice takes {step.number} of {options} options",
            step.span,
            "nothing is left out",
            body="Each option can be chosen once; where all of them are, there is nothing to ask.",
            help="Write their steps without a choice, or add another `option`.",
        )
