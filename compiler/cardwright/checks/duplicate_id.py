"""`duplicate-id`: two items of one kind share an id. In: a deck. Out: one finding for each later item."""

from collections.abc import Callable, Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.gist import Gist
from cardwright.findings import Finding, Label, error
from cardwright.findings.words import with_article
from cardwright.vocabulary import Entry

LAYERS = ("game", "set", "pack")


def repeated(deck: AllCards, key: Callable[[Gist], str]) -> Iterator[tuple[Gist, Gist]]:
    """Pairs of cards of one kind with the same key: the first, and each later one."""
    layers = deck.vocabulary.layers
    known: dict[tuple[str, str], list[Gist]] = {}
    for gist in deck.gists:
        if value := key(gist):
            same = known.setdefault((gist.kind, value), [])
            earlier = (g for g in same if layers.meet(layers.of(g.path), layers.of(gist.path)))
            if first := next(earlier, None):
                yield first, gist
            else:
                same.append(gist)


def _is_noun(deck: AllCards, gist: Gist) -> bool:
    kind = deck.vocabulary.kind(gist.kind)
    return kind is not None and (kind.is_category or bool(kind.nouns))


def findings(deck: AllCards) -> Iterator[Finding]:
    # Nouns are looked after by the vocabulary, which says `duplicate-noun`.
    for earlier, later in repeated(deck, lambda gist: "" if _is_noun(deck, gist) else gist.id):
        card = deck.card(later)
        yield error(
            "duplicate-id",
            f"There are two items with the id `{card.id}`",
            card.id_span,
            "this id is taken",
            secondary=(Label(deck.card(earlier).id_span, "the other one"),),
            body="Saved games and other cards refer to a card by its id, so each id names one card.",
            help="Give one of them another id, and its file the same name.",
        )
    yield from _layers(deck)


def _layers(deck: AllCards) -> Iterator[Finding]:
    """A game, a set and a pack of one name would be told apart nowhere."""
    known: dict[str, Entry] = {}
    for category in LAYERS:
        for entry in deck.vocabulary.of_category(category):
            earlier = known.setdefault(entry.noun.id, entry)
            if earlier.noun.category != category:
                yield error(
                    "duplicate-id",
                    f"There is {with_article(earlier.noun.category)} `{entry.noun.id}` already",
                    entry.span,
                    "this id is taken",
                    secondary=(Label(earlier.span, "the other one"),),
                    body="Saved games and other packs refer to a set or a pack by its id.",
                    help="Give the pack another id.",
                )
