"""`idle-card`: a card that does nothing. In: a deck. Out: a warning for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        if card.field("quality") and not _does_something(card):
            yield warning(
                "idle-card",
                f"`{card.id}` does nothing",
                card.id_span,
                "no step, action, effect or points",
                help="Write what it does; perhaps a part of the card was forgotten.",
            )


def _does_something(card: Card) -> bool:
    return bool(card.clauses or card.lasting or card.starts or card.python)
