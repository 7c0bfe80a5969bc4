"""`points-without-holding`: a card speaks of resources on itself that it cannot hold. In: a deck. Out: a finding for each.

Outside of `score` the same is `not-held-here`.
"""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Add, Card, Holder, Node, Noun, Price, Protect, Score, ThingCount


def spots_on_card(node: Node) -> Iterator[tuple[Node, Noun | None]]:
    """Resources on this card that a node speaks of; None means whatever it holds."""
    match node:
        case ThingCount(gauge=gauge, where=where):
            if any(place.kind == "on_this_card" for place in where):
                yield node, gauge.noun if gauge else None
        case Add(resource=resource, holder=Holder(kind="this_card")):
            yield node, resource
        case Price(resource=resource, source=Holder(kind="this_card")):
            yield node, resource
        case Protect(gauges=gauges, on_this_card=True):
            yield from ((node, gauge.noun) for gauge in gauges)


def _slug(card: Card, node: Node) -> str:
    scores = (clause for clause in card.clauses if isinstance(clause, Score))
    in_score = any(inner is node for score in scores for inner in score.walk())
    return "points-without-holding" if in_score else "not-held-here"


def findings(deck: Deck) -> Iterator[Finding]:
    for card, node in deck.all_nodes:
        for place, noun in spots_on_card(node):
            held = card.nouns_in("holds")
            if noun not in held if noun else not held:
                yield _finding(card, place, noun, _slug(card, place))


def _finding(card: Card, place: Node, noun: Noun | None, slug: str) -> Finding:
    held = ", ".join(f"`{other.id}`" for other in card.nouns_in("holds"))
    what = f"`{noun.id}`" if noun else "resources"
    example = f"`holds {noun.id}`" if noun else "`holds`, with the resource"
    return error(
        slug,
        f"`{card.id}` cannot hold {what}",
        place.span,
        "it never lies here",
        body=f"It holds {held}." if held else "It holds no resources.",
        help=f"Add {example} to the card" + (", or name what it does hold." if held else "."),
    )
