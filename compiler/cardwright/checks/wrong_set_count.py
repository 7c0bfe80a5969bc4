"""`wrong-set-count`: a set has more or fewer cards than it says. In: a deck. Out: one finding for each wrong count."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Noun
from cardwright.rules.nodes.card import FieldValue
from cardwright.vocabulary import Entry


def _counts(entry: Entry) -> Iterator[tuple[Noun, int]]:
    field = entry.field("counts")
    for group in field.groups if field else ():
        if (pair := _pair(group)) is not None:
            yield pair


def _pair(group: tuple[FieldValue, ...]) -> tuple[Noun, int] | None:
    match group:
        case (Noun() as kind, int() as number) | (int() as number, Noun() as kind):
            return kind, number
        case _:
            return None


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for entry in deck.vocabulary.entries:
        for kind, expected in _counts(entry):
            layer = entry.layer
            found = sum(
                card.kind.id == kind.id and deck.vocabulary.layers.of(card.path) == layer
                for card in deck.cards
            )
            if found != expected:
                field = entry.field("counts")
                yield error(
                    "wrong-set-count",
                    f"`{entry.noun.id}` says that it has {expected} of `{kind.id}`; its folder has {found}",
                    field.span if field else entry.span,
                    f"{found} found",
                    help="Correct the count, or find the card that is missing, doubled or damaged.",
                )
