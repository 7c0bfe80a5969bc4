"""`nothing-to-take`: a resource is taken or paid that nothing produces. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, nouns_of, steps_in
from cardwright.findings import Finding, error
from cardwright.rules.nodes import (
    Add,
    Card,
    CardKind,
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
from cardwright.values import dataclass

TAKEN = ("resource", "token")
"""Categories of what can run out. The game itself moves counters."""


def _produced(deck: Deck) -> set[Noun]:
    """Nouns that some card, board or start puts into the game."""
    made: set[Noun] = set()
    for card, node in deck.nodes_of(Gain, Increase, Add):
        if isinstance(node, (Gain, Increase)):
            made |= {gauge.noun for gauge in (node.gauge, *node.others)}
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
            return tuple(gauge.noun for gauge in (node.gauge, *node.others))
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class _Puts:
    """What steps can put on cards; None stands for whatever the card holds."""

    here: frozenset[tuple[str, Noun]]
    """By steps of the card itself, with its id."""
    anywhere: frozenset[Noun | None]
    """By steps that reach cards of the owner's choice."""
    on_played: frozenset[tuple[Noun, Noun | None]]
    """By effects that answer a card with a tag, on that card."""

    def can_put(self, noun: Noun, card: Card) -> bool:
        on_tags = {(tag, what) for tag in card.nouns_in("tags") for what in (noun, None)}
        return (
            (card.id, noun) in self.here
            or bool(self.anywhere & {noun, None})
            or bool(self.on_played & on_tags)
        )


def _puts(deck: Deck) -> _Puts:
    adds = list(deck.nodes_of(Add))
    return _Puts(
        frozenset(
            (card.id, noun)
            for card, step in adds
            if step.holder.kind == "this_card"
            for noun in card.nouns_in("holds")
        ),
        frozenset(step.resource for _, step in adds if _is_chosen(step)),
        frozenset(
            (tag, step.resource)
            for _, node in deck.nodes_of(Whenever)
            if isinstance(node.event, PlaysTag)
            for step in steps_in(node.steps)
            if isinstance(step, Add) and step.holder.kind == "played_card"
            for tag in node.event.tags
        ),
    )


def _is_chosen(step: Add) -> bool:
    return (
        step.holder.kind not in ("this_card", "played_card", "it")
        and step.holder.cards == CardKind()
    )


def _taken_here(node: Node) -> bool:
    holder = node.source if isinstance(node, Price) else getattr(node, "holder", None)
    return holder is not None and holder.kind == "this_card"


def findings(deck: Deck) -> Iterator[Finding]:
    made, puts = _produced(deck), _puts(deck)
    for card, node in deck.nodes_of(Remove, Steal, Price, Lose, Decrease):
        for noun in _taken(node):
            is_made = noun in made
            if _taken_here(node) and noun in card.nouns_in("holds"):
                is_made = puts.can_put(noun, card)
            if not is_made and noun.category in TAKEN:
                yield error(
                    "nothing-to-take",
                    f"Nothing in these sets ever produces `{noun.id}`",
                    node.span,
                    "there is never any",
                    help=f"Write a card that gains or adds `{noun.id}`, or take another resource.",
                )
