"""`duplicate-number`: two items of one kind share a printed number. In: a deck. Out: one finding for each later item."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.duplicate_id import repeated
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card
from cardwright.source import Span


def number_span(card: Card) -> Span:
    field = card.field("number")
    return field.span if field else card.span


def findings(deck: AllCards) -> Iterator[Finding]:
    for earlier, later in repeated(deck, lambda gist: gist.number):
        # A file that was copied whole is told so once, by its id.
        if later.id == earlier.id:
            continue
        number = later.number
        yield error(
            "duplicate-number",
            f"The number {number} is used twice",
            number_span(deck.card(later)),
            "this number is taken",
            secondary=(
                Label(number_span(deck.card(earlier)), f"number {number} of `{earlier.id}`"),
            ),
            body=f"`{earlier.id}` has this number too. A number names one card of a kind.",
            help="Give this card the next free number of its set.",
        )
