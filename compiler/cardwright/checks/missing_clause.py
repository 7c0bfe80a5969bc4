"""`missing-clause`: a card without what cards of its type have. In: a deck. Out: a warning for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.checks.misplaced_clause import SPOKEN, named_clauses
from cardwright.findings import Finding, warning
from cardwright.findings.words import either, with_article
from cardwright.rules.nodes import Card
from cardwright.vocabulary import Entry


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        has = {name for name, _ in named_clauses(card)}
        for quality in _qualities(deck, card):
            wanted = quality.texts_in("at_least_one")
            if wanted and not has & {*wanted} and not card.python:
                yield _finding(card, quality, wanted)


def _qualities(deck: Deck, card: Card) -> Iterator[Entry]:
    for noun in card.nouns_in("quality"):
        if (entry := deck.entry(noun)) is not None:
            yield entry


def _finding(card: Card, quality: Entry, wanted: tuple[str, ...]) -> Finding:
    said = [SPOKEN.get(name, f"`{name}`") for name in wanted]
    return warning(
        "missing-clause",
        f"`{card.id}` is {with_article(quality.one)} without {either(said)}",
        card.id_span,
        f"all {quality.many} have one",
        help="Write what it does while it lies there, or give it another type.",
    )
