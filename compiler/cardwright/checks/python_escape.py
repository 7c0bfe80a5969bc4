"""`python-escape`: a card leaves the language for hand-written Python. In: a deck. Out: a warning for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, warning


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        if card.python:
            yield warning(
                "python-escape",
                f"`{card.id}` runs hand-written Python",
                card.python_span,
                "not checked, not worded",
                body="What Python does cannot be checked, worded, translated or compared with print.",
                help="Say it in the language if you can. If not, keep the line and say why:\n\n"
                '    allow python-escape "why it cannot be said"',
            )
