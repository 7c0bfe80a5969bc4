"""`worded-two-ways`: print words one mechanic in two ways. In: a deck. Out: a warning for each sentence worded unlike an earlier one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardwright.checks.all_cards import AllCards
from cardwright.findings import Finding, Label, warning
from cardwright.rules.nodes import Card, Printed

if TYPE_CHECKING:
    from cardwright.printed.sentence_shapes import Shaper


def findings(deck: AllCards) -> Iterator[Finding]:
    for language, texts in deck.printed.items():
        yield from _in_language(deck, language, texts)


def _in_language(
    deck: AllCards, language: str, texts: list[tuple[Card, Printed]]
) -> Iterator[Finding]:
    # Not imported before, for most cards have no printed text.
    from cardwright.printed.from_table import tables
    from cardwright.printed.sentence_shapes import shaper_of

    if language not in tables():
        return  # It is read by the words of the generator alone, which words nothing in two ways.
    shaper = shaper_of(deck.vocabulary, deck.cards, language)
    first: dict[str, tuple[str, Printed]] = {}
    for card, text in texts:
        yield from _of_text(shaper, card, text, first)


def _of_text(
    shaper: "Shaper", card: Card, text: Printed, first: dict[str, tuple[str, Printed]]
) -> Iterator[Finding]:
    for meaning, shape in shaper.shapes(card, text.text):
        earlier, other = first.setdefault(meaning, (shape, text))
        if earlier != shape:
            yield _finding(text, shape, earlier, other)


def _finding(text: Printed, shape: str, earlier: str, other: Printed) -> Finding:
    return warning(
        "worded-two-ways",
        "Print words one thing in two ways",
        text.span,
        shape,
        secondary=(Label(other.span, earlier),),
        body=f"`{shape}` and `{earlier}` mean the same; whoever reads both will look for a difference.",
        help="Choose one of the two for all cards.",
    )
