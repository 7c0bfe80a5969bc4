"""`duplicate-id`: two items of one kind share an id. In: a deck. Out: one finding for each later item."""

from collections.abc import Callable, Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card


def repeated(deck: Deck, key: Callable[[Card], str]) -> Iterator[tuple[Card, Card]]:
    """Pairs of cards of one kind with the same key: the first, and each later one."""
    first: dict[tuple[str, str], Card] = {}
    for card in deck.cards:
        if value := key(card):
            earlier = first.setdefault((card.kind.id, value), card)
            if earlier is not card:
                yield earlier, card


def is_noun(deck: Deck, card: Card) -> bool:
    kind = deck.vocabulary.kind(card.kind.id)
    return kind is not None and (kind.is_category or bool(kind.nouns))


def findings(deck: Deck) -> Iterator[Finding]:
    # Nouns are looked after by the vocabulary, which says `duplicate-noun`.
    for earlier, card in repeated(deck, lambda card: "" if is_noun(deck, card) else card.id):
        yield error(
            "duplicate-id",
            f"There are two items with the id `{card.id}`",
            card.id_span,
            "this id is taken",
            secondary=(Label(earlier.id_span, "the other one"),),
            body="Saved games and other cards refer to a card by its id, so each id names one card.",
            help="Give one of them another id, and its file the same name.",
        )
