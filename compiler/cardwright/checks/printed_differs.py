"""`printed-differs`: a printed text says something else than the rule. In: a deck. Out: a warning for each text, with what differs."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardwright.checks.all_cards import AllCards
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card, Printed

if TYPE_CHECKING:
    from cardwright.printed.comparing import Comparer, PartCompared
    from cardwright.wording import Lexicon


def findings(deck: AllCards) -> Iterator[Finding]:
    for language, texts in deck.printed.items():
        yield from _in_language(deck, language, texts)


def _in_language(
    deck: AllCards, language: str, texts: list[tuple[Card, Printed]]
) -> Iterator[Finding]:
    # Not imported before, for most cards have no printed text.
    from cardwright.wording.phrases import languages

    if language not in languages():
        return  # What it says is kept for people; nothing reads it.
    from cardwright.printed.comparing import comparer_of
    from cardwright.printed.from_table import tables
    from cardwright.wording.from_vocabulary import lexicon_of

    comparer = comparer_of(deck.vocabulary, deck.cards, language)
    lexicon = lexicon_of(deck.vocabulary, language)
    for card, text in texts:
        yield from _of_text(comparer, lexicon, card, text, language in tables())


def _of_text(
    comparer: "Comparer", lexicon: "Lexicon", card: Card, text: Printed, has_table: bool
) -> Iterator[Finding]:
    """Without a reading table, most ways to word something are unknown: what cannot be read is no finding."""
    compared = comparer.compare_text(card, text.text)
    if compared.unread:
        yield from [_unread(text, compared)] if has_table else []
    elif compared.differences:
        yield _differs(text, compared, lexicon)


def _differs(text: Printed, compared: "PartCompared", lexicon: "Lexicon") -> Finding:
    from cardwright.printed.difference_in_words import sentence_of

    said = [sentence_of(each, lexicon) for each in compared.differences]
    return warning(
        "printed-differs",
        "The printed text is not what the rule says",
        text.span,
        compared.differences[0].kind,
        body="\n".join(f"{each[:1].upper()}{each[1:]}." for each in said),
        help="Correct the rule or the text; where the print itself is wrong, "
        '`allow printed-differs "..."` says so.',
    )


def _unread(text: Printed, compared: "PartCompared") -> Finding:
    words = "; ".join(f"`{each}`" for each in compared.unread)
    return warning(
        "printed-differs",
        "Not all of the printed text could be read",
        text.span,
        "not compared",
        body=f"It was not understood from here on: {words}.",
        help="What cannot be read cannot be compared. Word it as other cards do, or "
        '`allow printed-differs "..."`.',
    )
