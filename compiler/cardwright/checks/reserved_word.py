"""`reserved-word`: a noun is called like a word of the language. In: a deck. Out: a finding for each such noun."""

import re
from collections.abc import Iterator
from functools import cache

from cardwright_grammar import read_text

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.vocabulary import Entry, categories

NEVER_IN_STEPS = ("game", "set", "pack", "kind", "field", "quality", "lexicon")
"""Categories whose nouns stand in heads and fields, where every word may."""

_QUOTED = re.compile(r'"([a-z]+)"')
_PATTERN = re.compile(r"^[A-Z_]+\.2: /([a-z]+)(s\?)?\\b/", re.MULTILINE)


@cache
def words() -> frozenset[str]:
    """Keywords, and words such as `card` with their plurals."""
    text = re.sub("//.*", "", read_text("cardwright.lark"))
    found = {word for word, _ in _PATTERN.findall(text)}
    return frozenset((*_QUOTED.findall(text), *found, *(f"{word}s" for word in found)))


def _is_of_steps(entry: Entry) -> bool:
    """The words of a game with a runtime are those of the project itself, and tested there."""
    category = entry.noun.category
    return category in categories() and category not in NEVER_IN_STEPS and not entry.layer.is_native


def findings(deck: Deck) -> Iterator[Finding]:
    for entry in filter(_is_of_steps, deck.vocabulary.entries):
        if entry.noun.id in words():
            yield error(
                "reserved-word",
                f"`{entry.noun.id}` is a word of the language",
                entry.span,
                "no line could speak of it",
                help=f"Give the {entry.noun.category} another id, for example `{_free(deck, entry)}`; its name may stay.",
            )


def _free(deck: Deck, entry: Entry) -> str:
    return f"{deck.vocabulary.layers.of(entry.span.path).id or 'our'}_{entry.noun.id}"
