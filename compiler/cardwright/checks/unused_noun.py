"""`unused-noun`: declared and never used. In: a deck. Out: a warning for each such noun."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, warning
from cardwright.rules.nodes import Noun

# Categories whose nouns some card has to use; the game itself uses the others (values, kinds, moments).
USED = ("resource", "token", "tag", "tile", "area", "bonus", "track", "counter", "family")


def _nouns_of(value: object) -> Iterator[Noun]:
    if isinstance(value, Noun):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _nouns_of(part)


def _used(deck: Deck) -> set[Noun]:
    used: set[Noun] = set()
    for _, node in deck.all_nodes:
        for name in node.__dataclass_fields__:
            used.update(_nouns_of(getattr(node, name)))
    for entry in deck.vocabulary.entries:
        for field in entry.fields:
            used.update(noun for noun in _nouns_of(field.groups) if noun != entry.noun)
    return used


def findings(deck: Deck) -> Iterator[Diagnostic]:
    used = _used(deck)
    for category in USED:
        for entry in deck.vocabulary.of_category(category):
            if entry.noun not in used:
                yield warning(
                    "unused-noun",
                    f"The {category} `{entry.noun.id}` is declared and never used",
                    entry.span,
                    "no card speaks of it",
                    help="Write the card that uses it, or delete it.",
                )
