"""`block-said-twice`: a card says the same clause, effect or requirement again. In: a deck. Out: a warning for each repetition."""

from collections.abc import Iterator, Sequence

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, warning
from cardwright.rules.nodes import Card, Node


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for nodes in (card.requires, card.clauses, card.lasting):
            yield from _of_repeated(card, nodes)


def _of_repeated(card: Card, nodes: Sequence[Node]) -> Iterator[Finding]:
    for number, node in enumerate(nodes):
        earlier = next((other for other in nodes[:number] if other == node), None)
        if earlier is not None:
            yield warning(
                "block-said-twice",
                f"`{card.id}` says the same twice",
                node.span,
                "said before",
                secondary=(Label(earlier.span, "here"),),
                help="Delete one of the two, or write what was meant instead.",
            )
