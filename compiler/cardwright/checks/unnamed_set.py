"""`unnamed-set`: a card uses what another set declares, which its own set does not name. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card, Node, Noun
from cardwright.values import dataclass, field
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


@dataclass(frozen=True, slots=True)
class _Lacking:
    """What layers use and do not name, each noun looked at once."""

    deck: Deck
    declared: set[tuple[Layer, str, str]]
    _found: dict[tuple[Layer, Noun], Entry | None] = field(default_factory=dict)

    def in_layer(self, home: Layer, noun: Noun) -> Entry | None:
        if (home, noun) not in self._found:
            self._found[home, noun] = self._lacked(home, noun)
        return self._found[home, noun]

    def _lacked(self, home: Layer, noun: Noun) -> Entry | None:
        # What belongs to the game itself is there in any case; a file that belongs to nothing can name no set.
        if home.level == "game" or not home.id:
            return None
        entry = self.deck.entry(noun)
        if entry is None or not _is_foreign(entry, home):
            return None
        if (home, noun.category, noun.id) in self.declared:
            return None
        needed = self.deck.vocabulary.layers.needed(home)
        return None if entry.layer.id in needed else entry


def findings(deck: Deck) -> Iterator[Finding]:
    homes = {card.path: deck.vocabulary.layers.of(card.path) for card in deck.cards}
    lacking = _Lacking(deck, _declared(deck))
    told: set[int] = set()
    for card, node, noun in deck.all_nouns:
        home = homes[card.path]
        entry = lacking.in_layer(home, noun) if id(card) not in told else None
        if entry is not None:
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
