"""`number-gap`: a number of a series has no card. In: a deck. Out: one finding for each series with gaps."""

import re
from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Card, Noun
from cardwright.rules.nodes.card import Field
from cardwright.vocabulary import Entry

SERIES = re.compile(r"([A-Za-z]*)([0-9]+)")


def _numbers_between(first: str, last: str) -> list[str]:
    """`T01` and `T16` give `T01`, `T02` ... `T16`."""
    low, high = SERIES.fullmatch(first), SERIES.fullmatch(last)
    if not low or not high:
        return []
    width = len(low[2])
    return [f"{low[1]}{n:0{width}}" for n in range(int(low[2]), int(high[2]) + 1)]


def _missing(
    deck: Deck, entry: Entry, field: Field
) -> tuple[str, list[str], tuple[tuple[Card, Field], ...]]:
    """The kind, the numbers of the series that no card has, and the cards whose number is none of the series."""
    kind = next(value for value in field.values if isinstance(value, Noun))
    first, last = [str(value) for value in field.values if not isinstance(value, Noun)]
    folder = entry.layer.folder
    numbered = [
        (card, number)
        for card in deck.cards
        if card.kind.id == kind.id and card.path.startswith(folder + "/" if folder else "")
        if (number := card.field("number")) is not None
    ]
    series = _numbers_between(first, last)
    taken = {card.text_in("number") for card, _ in numbered}
    strays = tuple(pair for pair in numbered if pair[0].text_in("number") not in series)
    return kind.id, [number for number in series if number not in taken], strays


def _stray(card: Card, field: Field, missing: list[str]) -> Diagnostic:
    number = card.text_in("number")
    return error(
        "number-gap",
        f"`{number}` is no number of its set's series",
        field.span,
        f"no card has {missing[0]}",
        help="Write the number as it is printed, with its zeros; or correct the series of the set.",
    )


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for entry in deck.vocabulary.entries:
        for field in entry.fields:
            if field.name != "numbers" or len(field.values) != 3:
                continue
            kind, missing, strays = _missing(deck, entry, field)
            if missing and len(strays) >= len(missing):
                yield from (_stray(card, number, missing) for card, number in strays)
            elif missing:
                some = ", ".join(missing[:8]) + (" ..." if len(missing) > 8 else "")
                yield error(
                    "number-gap",
                    f"No {kind} has the number {missing[0]}",
                    field.span,
                    "this series has gaps",
                    body=f"Missing: {some}.",
                    help="Write the missing cards, or correct the series.",
                )
