"""`unused-noun`: declared and never used. In: a deck. Out: a warning for each such noun."""

from collections.abc import Iterator
from functools import lru_cache

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck, nouns_of
from cardwright.checks.gist import gathered, key_of
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card
from cardwright.vocabulary import Entry, Vocabulary

ON_CARDS = ("resource", "token", "tag", "tile", "area", "bonus", "track", "counter", "family")
"""Categories whose nouns some card has to use; a game that has a runtime uses the others there."""

MANIFESTS = ("game", "set", "pack", "lexicon")


@gathered
def names(_: Card, deck: Deck) -> list[str]:
    """The nouns that it speaks of."""
    return sorted({key_of(noun) for *_, noun in deck.all_nouns})


def _used(deck: AllCards) -> set[str]:
    return set().union(_used_by_nouns(deck.vocabulary), *(told for _, told in deck.told(names)))


@lru_cache(maxsize=2)
def _used_by_nouns(vocabulary: Vocabulary) -> frozenset[str]:
    """Kept, because a vocabulary changes less often than cards do."""
    return frozenset(
        key_of(noun)
        for entry in vocabulary.entries
        for field in entry.fields
        for noun in nouns_of(field.groups)
        if noun != entry.noun
    )


def _must_be_used(entry: Entry, of_language: frozenset[str]) -> bool:
    category = entry.noun.category
    if category in MANIFESTS or category not in of_language:
        return False
    return category in ON_CARDS or not entry.layer.is_native


def findings(deck: AllCards) -> Iterator[Finding]:
    used = _used(deck)
    kinds = deck.vocabulary.kinds.values()
    of_language = frozenset(kind.nouns for kind in kinds if kind.is_category)
    for entry in deck.vocabulary.entries:
        if key_of(entry.noun) not in used and _must_be_used(entry, of_language):
            yield warning(
                "unused-noun",
                f"The {entry.noun.category} `{entry.noun.id}` is declared and never used",
                entry.span,
                "no card speaks of it",
                help="Write the card that uses it, or delete it.",
            )
