"""`nobodys-tile`: tiles are counted by an owner that they never have. In: a deck. Out: an error for each such count and area."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Area, AreaRule, Node, Noun, ThingCount


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for node in card.walk():
            tile = _owned(node)
            entry = deck.entry(tile) if tile is not None else None
            if tile is not None and entry is not None and entry.has("unowned"):
                yield _finding(node, tile)


def _owned(node: Node) -> Noun | None:
    """The tile of which an owner is said."""
    match node:
        case ThingCount(gauge=gauge, owner="yours" | "opponents") if gauge is not None:
            return gauge.noun
        case AreaRule(tile=tile, owner="yours" | "opponents"):
            return tile
        case Area(noun=noun, owner="yours" | "opponents"):
            return noun
    return None


def _finding(node: Node, tile: Noun) -> Finding:
    return error(
        "nobodys-tile",
        f"`{tile.id}` belongs to nobody",
        node.span,
        "there is never such a tile",
        body="`of yours` and `of opponents` speak of what is counted, and not of what it lies beside.",
        help="Leave the owner out; whose the tile beside it is, is said before that: `beside your ...`.",
    )
