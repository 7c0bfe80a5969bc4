"""`number-not-in-rule`: print has a number that the rule does not have, in a language that nobody reads. In: a deck. Out: a warning for each.

Where a language is read, `printed-differs` says more.
"""

import re
from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import nouns_named_by
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card, Node, Printed
from cardwright.values import fields

_NUMBER = re.compile(r"\d+")


def findings(deck: AllCards) -> Iterator[Finding]:
    if not deck.printed:
        return
    # Not imported before, for most cards have no printed text.
    from cardwright.wording.phrases import languages

    for language in sorted(deck.printed.keys() - set(languages())):
        for card, text in deck.printed[language]:
            yield from _of_text(deck, card, text)


def _of_text(deck: AllCards, card: Card, text: Printed) -> Iterator[Finding]:
    known = _numbers_of(deck, card)
    said = dict.fromkeys(int(number) for number in _NUMBER.findall(text.text))
    for number in (number for number in said if number not in known):
        yield warning(
            "number-not-in-rule",
            f"Print says {number}, and no number of the rule is {number}",
            text.span,
            f"{number} is nowhere in it",
            help="Correct the text or the rule.",
        )


def _numbers_of(deck: AllCards, card: Card) -> set[int]:
    """Those that it says itself, those that its nouns have, and one."""
    nouns = (noun for node in card.walk() for noun in nouns_named_by(node))
    entries = (deck.vocabulary.entry_of(noun) for noun in nouns)
    usual = {entry.number_in("normally") for entry in entries if entry is not None}
    return {1, *usual, *(abs(number) for node in card.walk() for number in _in_node(node))}


def _in_node(node: Node) -> Iterator[int]:
    for slot in fields(node):
        value = getattr(node, slot.name)
        yield from (
            v for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, int)
        )
