"""`unnamed-set`: a card uses what another set declares, which its own set does not name. In: a deck. Out: a finding for each."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import nouns_named_by
from cardwright.checks.gist import key_of
from cardwright.checks.unused_noun import names
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card, Node
from cardwright.vocabulary import Entry, Layer

MANIFESTS = ("game", "set", "pack", "kind", "lexicon")
"""A set may ask whether another one is in play without needing it."""

Declaration: TypeAlias = tuple[Layer, str, str]
"""Where it stands, its category and its id."""


def _manifest(deck: AllCards, layer: Layer) -> Entry | None:
    return deck.vocabulary.find(layer.id, (layer.level,))


def _declared(deck: AllCards) -> set[Declaration]:
    """Every declaration, also the later ones of a noun that two layers declare: those have their message already."""
    kinds = ((gist, deck.vocabulary.kind(gist.kind)) for gist in deck.gists)
    return {
        (deck.vocabulary.layers.of(gist.path), kind.nouns, gist.id)
        for gist, kind in kinds
        if kind is not None and kind.nouns
    }


def _is_foreign(entry: Entry, home: Layer) -> bool:
    layer = entry.layer
    if entry.noun.category in MANIFESTS or layer.level == "game":
        return False
    return bool(layer.id) and layer != home


def _lacked(
    deck: AllCards, home: Layer, keys: set[str], declared: set[Declaration]
) -> dict[str, Entry]:
    """What a layer uses and does not name."""
    # What belongs to the game itself is there in any case; a file that belongs to nothing can name no set.
    if home.level == "game" or not home.id:
        return {}
    needed = deck.vocabulary.layers.needed(home)
    entries = ((key, deck.entry(key)) for key in keys)
    return {
        key: entry
        for key, entry in entries
        if entry is not None and _is_foreign(entry, home) and entry.layer.id not in needed
        if (home, entry.noun.category, entry.noun.id) not in declared
    }


def findings(deck: AllCards) -> Iterator[Finding]:
    used: dict[Layer, set[str]] = defaultdict(set)
    for gist, keys in deck.told(names):
        used[deck.vocabulary.layers.of(gist.path)].update(keys)
    declared = _declared(deck)
    lacked = {home: _lacked(deck, home, keys, declared) for home, keys in used.items()}
    for gist, keys in deck.told(names):
        home = deck.vocabulary.layers.of(gist.path)
        if not lacked[home].keys().isdisjoint(keys):
            yield _first(deck, deck.card(gist), lacked[home], home)


def _first(deck: AllCards, card: Card, lacked: Mapping[str, Entry], home: Layer) -> Finding:
    """One of a card is enough to name the set."""
    named = ((node, key_of(noun)) for node in card.walk() for noun in nouns_named_by(node))
    node, key = next((node, key) for node, key in named if key in lacked)
    return _finding(deck, card, node, lacked[key], home)


def _finding(deck: AllCards, card: Card, node: Node, entry: Entry, home: Layer) -> Finding:
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
