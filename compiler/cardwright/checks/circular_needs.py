"""`circular-needs`: a set or pack needs itself, by way of others. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.findings.words import quoted
from cardwright.vocabulary import Entry

MANIFESTS = ("set", "pack")


def _way_round(entry: Entry, deck: Deck) -> tuple[str, ...]:
    """From the layer back to itself, by the fewest others; empty where there is no such way."""
    ways: list[tuple[str, ...]] = [(entry.noun.id,)]
    seen = set[str]()
    while ways:
        way = ways.pop(0)
        there = deck.vocabulary.find(way[-1], MANIFESTS)
        for noun in there.nouns_in("needs") if there else ():
            if noun.id == entry.noun.id:
                return (*way, noun.id)
            if noun.id not in seen:
                seen.add(noun.id)
                ways.append((*way, noun.id))
    return ()


def findings(deck: Deck) -> Iterator[Finding]:
    for category in MANIFESTS:
        for entry in deck.vocabulary.of_category(category):
            way = _way_round(entry, deck)
            field = entry.field("needs")
            if way and field:
                first, *others = quoted(way)
                yield error(
                    "circular-needs",
                    f"{first} needs itself: it needs {', which needs '.join(others)}",
                    field.span,
                    "leads back here",
                    help="Take what both use out of one of them, into a pack that needs neither.",
                )
