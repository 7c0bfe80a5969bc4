"""`unnamed-set`: a card uses what another set declares, which its own set does not name. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.checks.unused_noun import _nouns_of
from cardwright.diagnostics import Diagnostic, Label, error
from cardwright.rules.nodes import Card, Node, Noun
from cardwright.vocabulary import Entry, Layer


def _manifest(deck: Deck, layer: Layer) -> Entry | None:
    return deck.vocabulary.find(layer.id, (layer.level,))


def _needed(deck: Deck, layer: Layer) -> set[str]:
    """Ids of the sets and packs that a layer names, and of those that these name."""
    found: set[str] = set()
    names = [layer.id]
    while names:
        entry = deck.vocabulary.find(names.pop(), ("set", "pack"))
        new = {noun.id for noun in entry.nouns_in("needs")} - found if entry else set()
        found |= new
        names += new
    return found


def _foreign(deck: Deck, card: Card, home: Layer) -> Iterator[tuple[Node, Entry]]:
    for node in card.walk():
        for name in node.__dataclass_fields__:
            for noun in _nouns_of(getattr(node, name)):
                entry = deck.entry(noun)
                if entry and _is_foreign(entry, noun, home):
                    yield node, entry


def _is_foreign(entry: Entry, noun: Noun, home: Layer) -> bool:
    layer = entry.layer
    is_card = noun.category in ("kind", "set", "pack", "game")
    return layer.level != "game" and bool(layer.id) and layer != home and not is_card


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        home = deck.vocabulary.layers.of(card.path)
        if home.level == "game":
            continue
        needed: set[str] | None = None
        for node, entry in _foreign(deck, card, home):
            needed = _needed(deck, home) if needed is None else needed
            if entry.layer.id not in needed:
                yield _finding(deck, card, node, entry, home)
                break


def _finding(deck: Deck, card: Card, node: Node, entry: Entry, home: Layer) -> Diagnostic:
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
