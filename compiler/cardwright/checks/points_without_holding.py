"""`points-without-holding`: a card speaks of resources on itself that it cannot hold. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Add, Card, Node, Noun, Price, Score, ThingCount


def _holds(card: Card) -> set[Noun]:
    return set(card.nouns_in("holds"))


def _counted_here(node: Node) -> Iterator[tuple[Node, Noun]]:
    for inner in node.walk():
        if isinstance(inner, ThingCount) and inner.gauge:
            if any(where.kind == "on_this_card" for where in inner.where):
                yield inner, inner.gauge.noun


def _used_here(node: Node) -> Iterator[tuple[Node, Noun]]:
    """Resources that a step puts on this card or takes from it."""
    if isinstance(node, Add) and node.resource and node.holder.kind == "this_card":
        yield node, node.resource
    if isinstance(node, Price) and node.source and node.source.kind == "this_card":
        yield node, node.resource


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        for node in card.walk():
            slug = "points-without-holding" if isinstance(node, Score) else "not-held-here"
            spots = _counted_here(node) if isinstance(node, Score) else _used_here(node)
            for place, noun in spots:
                if noun not in _holds(card):
                    yield _finding(card, place, noun, slug)


def _finding(card: Card, place: Node, noun: Noun, slug: str) -> Diagnostic:
    held = ", ".join(f"`{other.id}`" for other in sorted(_holds(card)))
    title = f"`{card.id}` cannot hold `{noun.id}`"
    body = f"It holds {held}." if held else "It holds no resources."
    return error(
        slug,
        title,
        place.span,
        "it never lies here",
        body=body,
        help=f"Add `holds {noun.id}` to the card, or name what it does hold.",
    )
