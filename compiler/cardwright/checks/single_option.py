"""`single-option`: a choice that leaves no choice. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Choose


def findings(deck: Deck) -> Iterator[Finding]:
    for _, step in deck.all_steps:
        if isinstance(step, Choose) and len(step.options) == 1:
            yield error(
                "single-option",
                "This choice has one option",
                step.span,
                "nothing to choose from",
                body="`choose one` asks the player to pick; with one option there is nothing to ask.",
                help="Add another `option`, or write its steps without `choose one`; steps that may be "
                "left out stand under `may`.",
            )
