"""`python-escape`: a card leaves the language for hand-written Python. In: a deck. Out: a warning for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, warning
from cardwright.plan.names import hand_written


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        if hand_written(card) is not None:
            yield warning(
                "python-escape",
                f"`{card.id}` runs hand-written Python",
                card.python_span,
                "not checked, not worded",
                body="What Python does cannot be checked, worded, translated or compared with print, and it may do"
                " whatever a program may do: whoever plays the pack must say `--allow-python` and its id.",
                help="Say it in the language if you can.",
            )
