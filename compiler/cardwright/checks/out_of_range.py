"""`out-of-range`: an amount that cannot be meant. In: a deck. Out: a finding for each."""

from collections.abc import Iterable, Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import (
    AreaRule,
    Cap,
    Fixed,
    HasCount,
    Node,
    PaysForProject,
    Per,
    Score,
    Stock,
    ValueIs,
)

LEAST, MOST = 1, 99
# Some corporation may begin with more than anything costs.
MOST_AT_START = 999
AMOUNT, START, POINTS = "amount", "amount at the start", "number of points"


def _spots(node: Node) -> Iterator[tuple[str, int]]:
    match node:
        case Stock(amount=number, gauge=gauge) if gauge.noun.category == "counter":
            # What is no stock may begin lower than for others.
            yield START, abs(number)
        case Stock(amount=number):
            yield START, number
        case Score(amount=Fixed(number=number) | Per(number=number)):
            yield POINTS, abs(number)
        case Fixed(number=number):
            yield AMOUNT, number
        case Per(number=number, each=each):
            yield AMOUNT, number
            yield "number after `per`", each
        case Cap(number=number, count=None):
            yield "number after `at most`", number
        case AreaRule(number=number):
            yield "number of neighbours", number
        case HasCount(number=number, bound="least"):
            yield "number asked for", number
        case PaysForProject(least=number) if number:
            yield "cost", number


def _lax(nodes: Iterable[Node]) -> Iterator[Node]:
    """Points may be taken off, though not within a sum, which never falls below 0; and a number of the game may be nothing."""
    for node in nodes:
        match node:
            case Score(amount=Fixed() | Per()) | ValueIs(shift="to", amount=Fixed()):
                yield node.amount


def findings(deck: Deck) -> Iterator[Finding]:
    lax = {id(amount) for amount in _lax(node for _, node in deck.all_nodes)}
    for node in (node for _, node in deck.all_nodes):
        for what, number in _spots(node):
            if what == AMOUNT and id(node) in lax:
                continue
            most = MOST_AT_START if what == START else MOST
            if not LEAST <= number <= most:
                yield error(
                    "out-of-range",
                    f"{_short(number)} is out of range for the {what}",
                    node.span,
                    f"from {LEAST} to {most}",
                    help="Correct the number; leave the line out if nothing is meant.",
                )


def _short(number: int) -> str:
    """A number that would fill the screen is not printed whole."""
    return str(number) if abs(number) < 10**9 else f"A number of {len(str(abs(number)))} digits"
