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
            yield _finding(deck, deck.card(gist), lacked[home], home)


def _finding(deck: AllCards, card: Card, lacked: Mapping[str, Entry], home: Layer) -> Finding:
    """It points at the first noun of each set, and says what the whole layer lacks: one line mends all of its cards."""
    manifest = _manifest(deck, home)
    (node, entry), *others = _first_of_each_set(card, lacked)
    return error(
        "unnamed-set",
        f"`{card.id}` uses `{entry.noun.id}` of `{entry.layer.id}`, which its {home.level} does not name",
        node.span,
        f"declared in `{entry.layer.id}`",
        secondary=(
            *(Label(other.span, f"declared in `{of.layer.id}`") for other, of in others),
            *((Label(manifest.span, f"{home.level} `{home.id}`"),) if manifest else ()),
        ),
        body="Somebody who plays without that set could not use this card.",
        help=f"Let {home.level} `{home.id}` say `{_needs_line(deck, home, manifest, lacked)}`.",
    )


def _first_of_each_set(card: Card, lacked: Mapping[str, Entry]) -> tuple[tuple[Node, Entry], ...]:
    found: dict[str, tuple[Node, Entry]] = {}
    for node in card.walk():
        for key in map(key_of, nouns_named_by(node)):
            if key in lacked:
                found.setdefault(lacked[key].layer.id, (node, lacked[key]))
    return tuple(found.values())


def _needs_line(
    deck: AllCards, home: Layer, manifest: Entry | None, lacked: Mapping[str, Entry]
) -> str:
    """The whole line: what it names by now, and every set that it lacks, but not one that another of them brings."""
    layers = {entry.layer.id: entry.layer for entry in lacked.values()}
    brought = {id for layer in layers.values() for id in deck.vocabulary.layers.needed(layer)}
    written = manifest.field("needs") if manifest else None
    source = deck.sources.get(written.span.path) if written else None
    begun = f"{source.text_of(written.span)}, " if written and source else "needs "
    return begun + ", ".join(sorted(layers.keys() - brought))
