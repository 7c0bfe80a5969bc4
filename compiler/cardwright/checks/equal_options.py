"""`equal-options`: two ways to choose from do the same, or a noun is named twice. In: a deck. Out: a finding for each later one."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import (
    Action,
    Card,
    Choose,
    Decrease,
    Field,
    FirstPossible,
    Gain,
    Increase,
    Node,
    Noun,
    Option,
    Pay,
)
from cardwright.values import fields, replace

PLAIN = (Gain, Increase, Decrease, Pay)


def _said(way: Node) -> object:
    """Plain steps in another order are the same choice; their order is the player's."""
    if isinstance(way, (Option, Action)) and all(isinstance(step, PLAIN) for step in way.steps):
        return replace(way, steps=()), frozenset(Counter(way.steps).items())
    return way


def _equal_pairs(ways: Sequence[Node]) -> Iterator[tuple[Node, Node]]:
    seen: dict[object, Node] = {}
    for way in ways:
        earlier = seen.setdefault(_said(way), way)
        if earlier is not way:
            yield earlier, way


def _choices(deck: Deck) -> Iterator[tuple[str, Sequence[Node]]]:
    """What a player, or the rule, chooses from."""
    for card in deck.cards:
        yield "actions of this card", _actions(card)
    for _, step in deck.all_steps:
        if isinstance(step, Choose):
            yield "options of this choice", step.options
        if isinstance(step, FirstPossible):
            yield "options of this list", step.options
        if isinstance(step, Pay):
            yield "prices of this payment", step.prices


def _actions(card: Card) -> list[Action]:
    return [clause for clause in card.clauses if isinstance(clause, Action)]


def _named_again(node: Node) -> Iterator[Noun]:
    """In a list of alternatives, such as `plant or plant tags`."""
    for slot in fields(node):
        value = getattr(node, slot.name)
        if isinstance(value, tuple):
            nouns = Counter(noun for noun in value if isinstance(noun, Noun))
            yield from (noun for noun, times in nouns.items() if times > 1)


def findings(deck: Deck) -> Iterator[Finding]:
    yield from _equal_ways(deck)
    for _, node in deck.all_nodes:
        for noun in _named_again(node) if not isinstance(node, Field) else ():
            yield error(
                "equal-options",
                f"`{noun.id}` is named twice",
                node.span,
                "one of them is too many",
                help="Name another one, or take it out.",
            )


def _equal_ways(deck: Deck) -> Iterator[Finding]:
    for what, ways in _choices(deck):
        for earlier, way in _equal_pairs(ways):
            yield error(
                "equal-options",
                f"Two {what} are the same",
                way.span,
                "the same again",
                secondary=(Label(earlier.span, "as here"),),
                help="Change one of them, or take it out.",
            )
