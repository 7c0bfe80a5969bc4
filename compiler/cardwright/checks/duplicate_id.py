"""`duplicate-id`: two items of one kind share an id. In: a deck. Out: one finding for each later item."""

from collections.abc import Callable, Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card
from cardwright.vocabulary import Entry

LAYERS = ("game", "set", "pack")


def repeated(deck: Deck, key: Callable[[Card], str]) -> Iterator[tuple[Card, Card]]:
    """Pairs of cards of one kind with the same key: the first, and each later one."""
    layers = deck.vocabulary.layers
    known: dict[tuple[str, str], list[Card]] = {}
    for card in deck.cards:
        if value := key(card):
            home = layers.of(card.path)
            same = known.setdefault((card.kind.id, value), [])
            earlier = next((c for c in same if layers.meet(layers.of(c.path), home)), None)
            if earlier is not None:
                yield earlier, card
            else:
                same.append(card)


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
    yield from _layers(deck)


def _layers(deck: Deck) -> Iterator[Finding]:
    """A game, a set and a pack of one name would be told apart nowhere."""
    known: dict[str, Entry] = {}
    for category in LAYERS:
        for entry in deck.vocabulary.of_category(category):
            earlier = known.setdefault(entry.noun.id, entry)
            if earlier.noun.category != category:
                yield error(
                    "duplicate-id",
                    f"There is a {earlier.noun.category} `{entry.noun.id}` already",
                    entry.span,
                    "this id is taken",
                    secondary=(Label(earlier.span, "the other one"),),
                    body="Saved games and other packs refer to a set or a pack by its id.",
                    help="Give the pack another id.",
                )
