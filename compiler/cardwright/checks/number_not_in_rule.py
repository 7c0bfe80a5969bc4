"""`number-not-in-rule`: print that cannot be read has a number that the rule does not have. In: a deck. Out: a warning for each.

Of what is read `printed-differs` says more.
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
    for texts in deck.printed.values():
        for card, text in texts:
            found = list(_of_text(deck, card, text))
            yield from found if found and not _is_read(deck, card, text) else []


def _is_read(deck: AllCards, card: Card, text: Printed) -> bool:
    # Not imported before, for most cards have no printed text.
    from cardwright.printed.comparing import comparer_of
    from cardwright.wording.phrases import languages

    if text.language not in languages():
        return False
    comparer = comparer_of(deck.vocabulary, deck.cards, text.language)
    return not comparer.compare_text(card, text.text).unread


def _of_text(deck: AllCards, card: Card, text: Printed) -> Iterator[Finding]:
    known = _numbers_of(deck, card)
    said = dict.fromkeys(int(number) for number in _NUMBER.findall(text.text))
    for number in (number for number in said if number not in known):
        yield warning(
            "number-not-in-rule",
            f"Print says {number}, and no number of the rule is {number}",
            deck.place_in_print(text, str(number)),
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
