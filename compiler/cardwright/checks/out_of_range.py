"""`out-of-range`: an amount that cannot be meant. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Fixed, Node, Per, Place, Score

LEAST, MOST = 1, 50


def _spots(node: Node) -> Iterator[tuple[Node, str, int]]:
    match node:
        case Fixed(number=number):
            yield node, "amount", number
        case Per(number=number, each=each):
            yield from ((node, "amount", abs(number)), (node, "number after `per`", each))
        case Place(count=count):
            yield node, "number of tiles", count
        case Score(points=points, per=None):
            yield node, "number of points", abs(points)


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for _, node in deck.all_nodes:
        for place, what, number in _spots(node):
            if not LEAST <= number <= MOST:
                yield error(
                    "out-of-range",
                    f"{number} is no {what} a card can mean",
                    place.span,
                    f"from {LEAST} to {MOST}",
                    help="Correct the number; leave the line out if nothing is meant.",
                )
