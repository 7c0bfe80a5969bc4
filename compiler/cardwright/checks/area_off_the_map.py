"""`area-off-the-map`: a row of a board names an area that lies off the map. In: a deck. Out: an error for each such area."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, nouns_of
from cardwright.findings import Finding, error
from cardwright.vocabulary.noun import Field, Noun


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for row in (field for field in card.fields if field.name == "row"):
            for area in dict.fromkeys(nouns_of(row.groups)):
                entry = deck.entry(area)
                if entry is not None and entry.has("off_map"):
                    yield _finding(row, area)


def _finding(row: Field, area: Noun) -> Finding:
    return error(
        "area-off-the-map",
        f"`{area.id}` lies off the map, and no row can hold it",
        row.span,
        f"`{area.id}` is an area by itself",
        body="What is `off_map` is one area without neighbours, wherever it is named; the places of a row would stay empty.",
        help=f"Take `off_map` out of `{area.id}`: that the board lies beside the map is said by its `surface`.",
    )
