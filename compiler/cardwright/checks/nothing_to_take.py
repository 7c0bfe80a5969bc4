"""`nothing-to-take`: a resource is taken or paid that nothing produces. In: a deck. Out: a finding for each such step."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck, nouns_of, steps_in
from cardwright.checks.gist import Gist, gathered, key_of
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
from cardwright.source import Span
from cardwright.values import dataclass

HERE, ANYWHERE = "here", "anywhere"

TAKEN = ("resource", "token")
"""Categories of what can run out. The game itself moves counters."""


@gathered
def makes(card: Card, deck: Deck) -> list[str]:
    """Nouns that it puts into the game, as a card, a board or a start."""
    made: set[Noun] = set()
    for _, node in deck.nodes_of(Gain, Increase, Add):
        if isinstance(node, Gain | Increase):
            made |= {gauge.noun for gauge in (node.gauge, *node.others)}
        if isinstance(node, Add):
            made |= {node.resource, *node.others} if node.resource else {*card.nouns_in("holds")}
    made |= {stock.gauge.noun for stock in card.starts}
    fields = (field for field in card.fields if field.name != "holds")
    made |= {noun for field in fields for noun in nouns_of(field.values)}
    return sorted(key_of(noun) for noun in made)


@gathered
def puts(card: Card, deck: Deck) -> Iterator[tuple[str, str]]:
    """What its steps put on cards: `HERE`, `ANYWHERE` or on those with a tag that an effect answers; empty for whatever the card holds.

    Which cards a description fits is not asked where it is said what comes to them.
    """
    for _, step in deck.nodes_of(Add):
        if step.holder.kind == "this_card":
            yield from ((HERE, key_of(noun)) for noun in card.nouns_in("holds"))
        elif step.holder.kind != "played_card" and step.resource:
            yield from ((ANYWHERE, key_of(kind)) for kind in (step.resource, *step.others))
        elif step.holder.kind not in ("played_card", "it") and step.holder.cards == CardKind():
            yield ANYWHERE, ""
    for _, node in deck.nodes_of(Whenever):
        if isinstance(node.event, PlaysTag):
            for added in steps_in(node.steps):
                if isinstance(added, Add) and added.holder.kind == "played_card":
                    what = key_of(added.resource) if added.resource else ""
                    yield from ((key_of(tag), what) for tag in node.event.tags)


@gathered
def takes(card: Card, deck: Deck) -> Iterator[tuple[str, bool, int, int]]:
    """What can run out and is taken or paid, whether from what this card holds, and where that is written."""
    for _, node in deck.nodes_of(Remove, Steal, Price, Lose, Decrease):
        for noun in _taken(node):
            if noun.category in TAKEN:
                is_here = _is_here(node) and noun in card.nouns_in("holds")
                yield key_of(noun), is_here, node.span.start, node.span.end


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


def _is_here(node: Node) -> bool:
    holder = node.source if isinstance(node, Price) else getattr(node, "holder", None)
    return holder is not None and holder.kind == "this_card"


@dataclass(frozen=True)
class _Made:
    deck: AllCards

    @cached_property
    def anywhere(self) -> frozenset[str]:
        return frozenset(what for _, told in self.deck.told(makes) for what in told)

    @cached_property
    def on_cards(self) -> dict[str, set[tuple[str, str]]]:
        """By where it is put: the ids of cards that put it on themselves, or of all, and what."""
        found: dict[str, set[tuple[str, str]]] = defaultdict(set)
        for gist, told in self.deck.told(puts):
            for where, what in told:
                found[where].add((gist.id if where == HERE else "", what))
        return found

    def comes_to(self, gist: Gist, what: str) -> bool:
        """By steps of this card, by those that reach any card, or by effects that answer a tag of it."""
        either = {("", what), ("", "")}
        if (gist.id, what) in self.on_cards[HERE] or either & self.on_cards[ANYWHERE]:
            return True
        tags = self.deck.card(gist).nouns_in("tags")
        return any(either & self.on_cards.get(key_of(tag), set()) for tag in tags)


def findings(deck: AllCards) -> Iterator[Finding]:
    made = _Made(deck)
    for gist, taken in deck.told(takes):
        for what, is_here, start, end in taken:
            is_made = made.comes_to(gist, what) if is_here else what in made.anywhere
            if not is_made:
                yield _finding(what.split(" ")[1], gist.span(start, end))


def _finding(resource: str, place: Span) -> Finding:
    return error(
        "nothing-to-take",
        f"Nothing in these sets ever produces `{resource}`",
        place,
        "there is never any",
        help=f"Write a card that gains or adds `{resource}`, or take another resource.",
    )
