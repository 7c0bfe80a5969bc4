"""`number-gap`: a number of a series has no card. In: a deck. Out: one finding for each series with gaps."""

import re
from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.duplicate_number import number_span
from cardwright.checks.gist import Gist
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Card, Noun
from cardwright.values import dataclass
from cardwright.vocabulary import Entry
from cardwright.vocabulary.noun import Field

NUMBER = re.compile(r"([A-Za-z]*)([0-9]{1,6})")
LONGEST = 10_000
MOST_NAMED = 8


@dataclass(frozen=True, slots=True)
class Series:
    """`T01` to `T16` is `T01`, `T02` ... `T16`: numbers of one kind of item."""

    kind: Noun
    prefix: str
    first: int
    last: int
    width: int

    def numbers(self) -> list[str]:
        return [f"{self.prefix}{n:0{self.width}}" for n in range(self.first, self.last + 1)]


def _series(field: Field) -> Series | None:
    match field.values:
        case (Noun() as kind, str() as first, str() as last):
            low, high = NUMBER.fullmatch(first), NUMBER.fullmatch(last)
            if low and high and low[1] == high[1] and 0 <= int(high[2]) - int(low[2]) < LONGEST:
                return Series(kind, low[1], int(low[2]), int(high[2]), len(low[2]))
    return None


def _numbered(deck: AllCards, entry: Entry, series: Series) -> list[Gist]:
    """The cards of a set, or of the whole game, that have a number."""
    folder = f"{entry.layer.folder}/" if entry.layer.folder else ""
    kind = series.kind.id
    return [g for g in deck.gists if g.kind == kind and g.number and g.path.startswith(folder)]


def _not_a_series(field: Field) -> Finding:
    return error(
        "wrong-field-value",
        "`numbers` takes a kind, and the first and the last number of a series",
        field.span,
        "these make no series",
        help="For example `numbers card 001 to 137`; both numbers have the same letters, if any.",
    )


def _stray(card: Card, missing: list[str]) -> Finding:
    return error(
        "number-gap",
        f"`{card.text_in('number')}` is no number of its set's series",
        number_span(card),
        f"no card has {missing[0]}",
        help="Write the number as it is printed, with its zeros; or correct the series of the set.",
    )


def _gap(field: Field, series: Series, missing: list[str]) -> Finding:
    some = ", ".join(missing[:MOST_NAMED]) + (" ..." if len(missing) > MOST_NAMED else "")
    return error(
        "number-gap",
        f"No {series.kind.id} has the number {missing[0]}",
        field.span,
        "this series has gaps",
        body=f"Missing: {some}.",
        help="Write the missing cards, or correct the series.",
    )


def _of_series(deck: AllCards, entry: Entry, field: Field, series: Series) -> Iterator[Finding]:
    numbered = _numbered(deck, entry, series)
    numbers = series.numbers()
    known, taken = set(numbers), {gist.number for gist in numbered}
    missing = [number for number in numbers if number not in taken]
    strays = [gist for gist in numbered if gist.number not in known]
    if missing and len(strays) >= len(missing):
        yield from (_stray(deck.card(gist), missing) for gist in strays)
    elif missing:
        yield _gap(field, series, missing)


def findings(deck: AllCards) -> Iterator[Finding]:
    for entry in deck.vocabulary.entries:
        for field in entry.fields:
            if field.name == "numbers":
                series = _series(field)
                if series is None:
                    yield _not_a_series(field)
                else:
                    yield from _of_series(deck, entry, field, series)
