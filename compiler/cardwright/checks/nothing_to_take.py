"""`nothing-to-take`: a resource is taken or paid that nothing produces. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, nouns_of
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import (
    Add,
    Decrease,
    Gain,
    Increase,
    Lose,
    Node,
    Noun,
    Price,
    Remove,
    Steal,
)

TAKEN = ("resource", "token")
"""Categories of what can run out. The game itself moves counters."""


def _produced(deck: Deck) -> set[Noun]:
    """Nouns that some card, board or start puts into the game."""
    made: set[Noun] = set()
    for card, node in deck.all_nodes:
        if isinstance(node, (Gain, Increase)):
            made.add(node.gauge.noun)
        if isinstance(node, Add):
            made |= {node.resource} if node.resource else set(card.nouns_in("holds"))
    for card in deck.cards:
        made |= {stock.gauge.noun for stock in card.starts}
        fields = (field for field in card.fields if field.name != "holds")
        made |= {noun for field in fields for noun in nouns_of(field.values)}
    return made


def _taken(node: Node) -> tuple[Noun, ...]:
    match node:
        case Remove():
            return node.resources
        case Steal() | Price():
            return (node.resource,)
        case Lose() | Decrease():
            return (node.gauge.noun,)
        case _:
            return ()


def findings(deck: Deck) -> Iterator[Diagnostic]:
    made = _produced(deck)
    for _, node in deck.all_nodes:
        for noun in _taken(node):
            if noun not in made and noun.category in TAKEN:
                yield error(
                    "nothing-to-take",
                    f"Nothing in these sets ever produces `{noun.id}`",
                    node.span,
                    "there is never any",
                    help=f"Write a card that gains or adds `{noun.id}`, or take another resource.",
                )
