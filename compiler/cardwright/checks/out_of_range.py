"""`out-of-range`: an amount that cannot be meant. In: a deck. Out: a finding for each."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.rule_names import rule_name
from cardwright.rules.nodes import (
    AreaRule,
    Cap,
    Change,
    Choose,
    Comparison,
    Costing,
    Discount,
    Discards,
    Draws,
    Fixed,
    ForNextCard,
    GainsFromNeighbour,
    GaugeWithin,
    HasCount,
    HoldingSome,
    Limit,
    Node,
    PaysForProject,
    Per,
    PlayerCount,
    Score,
    Send,
    SoMany,
    Stock,
    ValueIs,
    Where,
    WithTag,
    WithTags,
)

LEAST, MOST = 1, 99
# Some corporation may begin with more than anything costs.
MOST_AT_START = 999
AMOUNT, POINTS = "amount", "number of points"
_PAIRS = (("gain", "lose"), ("increase", "decrease"), ("raise", "lower"), ("add", "remove"))
_THE_OTHER_WAY = {verb: other for pair in _PAIRS for verb, other in (pair, pair[::-1])}
ASKED_FOR, ADDED = "number asked for", "number that is added or taken off"


class Spot(NamedTuple):
    """A number with what it says, and how small and large it may be."""

    what: str
    number: int
    least: int = LEAST
    most: int = MOST


def _spots(node: Node) -> Iterator[Spot]:
    """A number of 0 that stands for one that is not written is none."""
    match node:
        case Stock(amount=number, gauge=gauge):
            # What is no stock may begin lower than for others.
            begins = abs(number) if gauge.noun.category == "counter" else number
            yield Spot("amount at the start", begins, most=MOST_AT_START)
        case Score(amount=Fixed(number=number) | Per(number=number)):
            yield Spot(POINTS, abs(number))
        case Fixed(number=number) | Send(number=number):
            yield Spot(AMOUNT, number)
        case Per(number=number, each=each):
            yield Spot(AMOUNT, number)
            yield Spot("number after `per`", each)
            if node.cap is not None and node.cap.count is None and not node.plus:
                # What is counted is cut off before it is divided: less would come to nothing.
                yield Spot("number after `at most`", node.cap.number, max(each, LEAST))
        case Cap(number=number, count=None):
            yield Spot("number after `at most`", number)
        case SoMany(number=number):
            yield Spot(ADDED, number)
        case AreaRule(kind="in_rows", number=low, high=high):
            yield from _from_to("rows", low, high)
        case Where(kind="in_rows", low=low, high=high):
            yield from _from_to("rows", low, high)
        case AreaRule(number=number):
            yield Spot("number of neighbours", number)
        case HasCount(number=number, bound="least"):
            yield Spot(ASKED_FOR, number)
        case PlayerCount(number=number, count=count, than_you="") if count is not None:
            yield Spot(ASKED_FOR, number)
        case WithTags(number=number) | WithTag(number=number) | HoldingSome(number=number):
            yield Spot(ASKED_FOR, number)
        case Costing(number=low, bound="to", high=high):
            yield from _from_to("cost", low, high, least=0)
        case Costing(number=number, count=None):
            yield Spot("cost", number, least=0)
        case PaysForProject(least=number) if number:
            yield Spot("cost", number)
        case GaugeWithin(steps=number):
            yield Spot("number of steps", number)
        case Limit(times=number, count=None):
            yield Spot("number of times", number)
        case ForNextCard(number=number):
            yield Spot("number of cards", number)
        case Choose(number=number):
            yield Spot("number of options", number)
    if isinstance(node, Change | Draws | Discards | GainsFromNeighbour) and node.least:
        yield Spot(ASKED_FOR, node.least)


def _from_to(what: str, low: int, high: int, least: int = LEAST) -> Iterator[Spot]:
    yield Spot(what, low, least)
    yield Spot(f"{what} after `to`", high, max(low, least))


def _lax(nodes: Iterable[Node]) -> Iterator[tuple[Node, str]]:
    """Points may be taken off, though not within a sum, which never falls below 0; a number of the game may be nothing, and what
    is compared stand above any number.
    """
    for node in nodes:
        match node:
            case Score(amount=Fixed() | Per()) | ValueIs(shift="to", amount=Fixed()):
                yield node.amount, AMOUNT
            case Comparison(first=first, second=second):
                yield from ((first, ADDED), (second, ADDED))


def findings(deck: Deck) -> Iterator[Finding]:
    nodes = [node for _, node in deck.all_nodes]
    lax = {(id(node), what) for node, what in _lax(nodes)}
    for node in nodes:
        for what, number, least, most in _spots(node):
            if (id(node), what) in lax:
                continue
            if not least <= number <= most:
                yield error(
                    "out-of-range",
                    f"{_short(number)} is out of range for the {what}",
                    node.span,
                    f"from {least} to {most}",
                    help=_help(node, number, nodes),
                )


def _help(node: Node, number: int, nodes: Iterable[Node]) -> str:
    """Below 0, the other way round is meant: most steps have a verb for it, and a discount has none."""
    if number < 0:
        said_by = next((n for n in nodes if any(child is node for child in n.children())), node)
        verb = rule_name(type(said_by))
        if verb in _THE_OTHER_WAY:
            return f"For less than nothing there is another verb: `{_THE_OTHER_WAY[verb]}`, with a number above 0."
        if isinstance(said_by, Discount):
            return (
                "A discount takes something off the cost, and nothing puts something on it. What is lost besides can be "
                "said: `whenever you play` such a card, and a line with `lose` below."
            )
    return "Correct the number; leave the line out if nothing is meant."


def _short(number: int) -> str:
    """A number that would fill the screen is not printed whole."""
    return str(number) if abs(number) < 10**9 else f"A number of {len(str(abs(number)))} digits"
