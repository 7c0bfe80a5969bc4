"""`nothing-to-take`: a resource is taken or paid that nothing produces. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterable, Iterator

from cardwright.checks.deck import Deck, nouns_of, steps_in
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import (
    Add,
    Card,
    Decrease,
    Gain,
    Increase,
    Lose,
    Node,
    Noun,
    PlaysTag,
    Price,
    Remove,
    Steal,
    Whenever,
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


def _put_on_this_card(deck: Deck) -> set[tuple[str, Noun]]:
    """Cards with the resources that something can put on them: their own steps, or steps that reach other cards."""
    found: set[tuple[str, Noun]] = set()
    for card, node in deck.all_nodes:
        if isinstance(node, Add) and node.holder.kind == "this_card":
            found |= {(card.id, noun) for noun in card.nouns_in("holds")}
        elif (
            isinstance(node, Add) and node.holder.kind != "played_card" and not node.holder.holding
        ):
            found |= _on(deck.cards, node)
        elif isinstance(node, Whenever) and isinstance(node.event, PlaysTag):
            played = [
                other for other in deck.cards if set(node.event.tags) & {*other.nouns_in("tags")}
            ]
            for step in steps_in(node.steps):
                if isinstance(step, Add) and step.holder.kind == "played_card":
                    found |= _on(played, step)
    return found


def _on(cards: Iterable[Card], step: Add) -> set[tuple[str, Noun]]:
    """What the step can put on which of these cards."""
    return {
        (card.id, noun)
        for card in cards
        for noun in card.nouns_in("holds")
        if step.resource in (noun, None)
    }


def _taken_here(node: Node) -> bool:
    holder = node.source if isinstance(node, Price) else getattr(node, "holder", None)
    return holder is not None and holder.kind == "this_card"


def findings(deck: Deck) -> Iterator[Diagnostic]:
    made, put_here = _produced(deck), _put_on_this_card(deck)
    for card, node in deck.all_nodes:
        for noun in _taken(node):
            is_made = noun in made
            if _taken_here(node) and noun in card.nouns_in("holds"):
                is_made = (card.id, noun) in put_here
            if not is_made and noun.category in TAKEN:
                yield error(
                    "nothing-to-take",
                    f"Nothing in these sets ever produces `{noun.id}`",
                    node.span,
                    "there is never any",
                    help=f"Write a card that gains or adds `{noun.id}`, or take another resource.",
                )
