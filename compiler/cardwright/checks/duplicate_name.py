"""`duplicate-name`: two items of one kind share a name. In: a deck. Out: one finding for each later item."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.checks.duplicate_id import repeated
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card
from cardwright.vocabulary.noun import FieldValue


def _replaced(card: Card) -> tuple[FieldValue, ...]:
    """The id of the item in whose place it comes: only one of the two is ever in a game."""
    found = card.field("replaces")
    return found.values if found is not None else ()


def findings(deck: Deck) -> Iterator[Finding]:
    for earlier, card in repeated(deck, lambda card: card.name.casefold()):
        if card.id == earlier.id or earlier.id in _replaced(card):
            continue
        kind = deck.vocabulary.kind(card.kind.id)
        yield error(
            "duplicate-name",
            f'Two {kind.many if kind else "items"} are called "{card.name}"',
            card.span,
            "this name is taken",
            secondary=(Label(earlier.span, "the other one"),),
            body="Players tell them apart by their names.",
            help="Rename one of them.",
        )
