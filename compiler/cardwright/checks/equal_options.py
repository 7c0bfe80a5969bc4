"""`equal-options`: two options of a choice do the same. In: a deck. Out: a finding for each later one."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, Label, error
from cardwright.rules.nodes import Choose, Option


def _equal_pairs(options: tuple[Option, ...]) -> Iterator[tuple[Option, Option]]:
    for index, option in enumerate(options):
        earlier = next((other for other in options[:index] if other == option), None)
        if earlier:
            yield earlier, option


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for _, step in deck.all_steps:
        if isinstance(step, Choose):
            for earlier, option in _equal_pairs(step.options):
                yield error(
                    "equal-options",
                    "Two options of this choice do the same",
                    option.span,
                    "the same again",
                    secondary=(Label(earlier.span, "as here"),),
                    help="Change one of them, or take it out.",
                )
