"""`unnamed-set`: a card uses what another set declares, which its own set does not name. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card, Node
from cardwright.vocabulary import Entry, Layer

MANIFESTS = ("game", "set", "pack", "kind", "lexicon")
"""A set may ask whether another one is in play without needing it."""


def _manifest(deck: Deck, layer: Layer) -> Entry | None:
    return deck.vocabulary.find(layer.id, (layer.level,))


def _declared(deck: Deck) -> set[tuple[Layer, str, str]]:
    """Every declaration, also the later ones of a noun that two layers declare: those have their message already."""
    kinds = ((card, deck.vocabulary.kind(card.kind.id)) for card in deck.cards)
    return {
        (deck.vocabulary.layers.of(card.path), kind.nouns, card.id)
        for card, kind in kinds
        if kind is not None and kind.nouns
    }


def _is_foreign(entry: Entry, home: Layer) -> bool:
    layer = entry.layer
    if entry.noun.category in MANIFESTS or layer.level == "game":
        return False
    return bool(layer.id) and layer != home


def findings(deck: Deck) -> Iterator[Finding]:
    layers = deck.vocabulary.layers
    needed: dict[str, frozenset[str]] = {}
    told: set[int] = set()
    declared = _declared(deck)
    for card, node, noun in deck.all_nouns:
        home = layers.of(card.path)
        # What belongs to the game itself is there in any case; a file that belongs to nothing can name no set.
        if home.level == "game" or not home.id or id(card) in told:
            continue
        entry = deck.entry(noun)
        if (home, noun.category, noun.id) in declared:
            continue
        if entry and _is_foreign(entry, home):
            if home.id not in needed:
                needed[home.id] = layers.needed(home)
            if entry.layer.id not in needed[home.id]:
                told.add(id(card))
                yield _finding(deck, card, node, entry, home)


def _finding(deck: Deck, card: Card, node: Node, entry: Entry, home: Layer) -> Finding:
    manifest = _manifest(deck, home)
    return error(
        "unnamed-set",
        f"`{card.id}` uses `{entry.noun.id}` of `{entry.layer.id}`, which its {home.level} does not name",
        node.span,
        f"declared in `{entry.layer.id}`",
        secondary=(Label(manifest.span, f"{home.level} `{home.id}`"),) if manifest else (),
        body="Somebody who plays without that set could not use this card.",
        help=f"Add `needs {entry.layer.id}` to {home.level} `{home.id}`.",
    )
