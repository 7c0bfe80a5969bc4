"""`nothing-left-to-count`: what a block has just paid, all of it, is counted. In: a deck. Out: a finding for each such count."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, blocks_in, blocks_of
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import (
    All,
    ByPlayers,
    Gain,
    Gauge,
    Holder,
    Node,
    Pay,
    Price,
    Step,
    ThingCount,
    Where,
)
from cardwright.values import replace

_COUNTED = {None: (), Holder("this_card"): (Where("on_this_card"),)}
"""Where it is counted, by where it was paid from."""


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for _, steps in blocks_of(card):
            for block in blocks_in(steps):
                for number, step in enumerate(block):
                    if isinstance(step, Pay):
                        yield from _behind(step, block[number + 1 :])


def _behind(payment: Pay, later: tuple[Step, ...]) -> Iterator[Finding]:
    gone = [count for price in payment.prices for count in _all_of(price)]
    if len(payment.prices) > 1 or any(isinstance(step, Gain) for step in later[:-1]):
        return
    for node in (node for step in later for node in _own_nodes(step)):
        if node in gone:
            yield _finding(node, payment)


def _all_of(price: Price) -> Iterator[Node]:
    """As it would be counted."""
    if isinstance(price.amount, All) and price.source in _COUNTED:
        counted = ThingCount(Gauge(price.resource), where=_COUNTED[price.source])
        yield from (counted, replace(counted, owner="yours"))


def _own_nodes(node: Node) -> Iterator[Node]:
    """What others carry out counts what is theirs."""
    yield node
    if not isinstance(node, ByPlayers):
        for child in node.children():
            yield from _own_nodes(child)


def _finding(count: Node, payment: Pay) -> Finding:
    return error(
        "nothing-left-to-count",
        "Nothing of this is left when it is counted",
        count.span,
        "always 0",
        secondary=(Label(payment.span, "all of it is paid here"),),
        body="What is paid is gone before the rest of its block.",
        help="Let the player choose how much: `pay x ...` instead of `pay all ...`, and then `per x`.",
    )
