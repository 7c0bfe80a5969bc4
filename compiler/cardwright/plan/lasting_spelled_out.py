"""Lasting effects, spelled out for the engine. In: a card. Out: the same card: a discount on the first cards of a time holds while none of them was played, and what is protected on certain cards is said of those that hold it."""

from typing import Any

from cardwright.plan.canonical import with_all_in_it
from cardwright.plan.scope import Unplayable
from cardwright.rules.nodes import (
    Card,
    CardKind,
    Discount,
    Done,
    Event,
    ForNextCard,
    HasCount,
    HoldingSome,
    Limit,
    Node,
    Noun,
    PaysForProject,
    PlaysCard,
    Protect,
    While,
)
from cardwright.values import replace


def with_lasting_spelled_out(card: Card) -> Card:
    return with_all_in_it(card, _plainer) if any(map(_is_meant, card.walk())) else card


def _is_meant(node: Node) -> bool:
    match node:
        case Discount(limit=limit):
            return limit is not None
        case Protect(cards=cards):
            return cards is not None
    return False


def _plainer(node: Any) -> Any:
    if isinstance(node, ForNextCard):
        for effect in node.walk():
            if isinstance(effect, Discount) and effect.limit is not None:
                what = "a limit on what holds for the next card alone"
                raise Unplayable(effect.limit, what, "Leave the limit out.")
    if isinstance(node, Discount) and node.limit is not None:
        return _while_first(node, node.limit)
    if isinstance(node, Protect) and node.cards is not None:
        return _on_those_that_hold_it(node, node.cards)
    return with_all_in_it(node, _plainer)


def _on_those_that_hold_it(effect: Protect, cards: CardKind) -> Protect:
    if len(effect.gauges) > 1:
        what = "several kinds of resource that are protected on certain cards"
        raise Unplayable(effect.gauges[1], what, "Write a line for each of them.")
    gauge = effect.gauges[0]
    if gauge.noun.category != "token" or gauge.family is not None:
        what = f"`{gauge.noun}` on cards"
        raise Unplayable(gauge, what, "Only what lies on cards is protected there.")
    holding = HoldingSome(gauge.noun, 0, span=effect.span)
    held = replace(cards, traits=(*cards.traits, holding))
    return replace(effect, gauges=(), cards=held)


def _while_first(effect: Discount, limit: Limit) -> While:
    if limit.together:
        what = "a discount that all players have together"
        raise Unplayable(limit, what, "Leave `for everyone` out: each player has his own.")
    done = Done(_use_of(effect), limit.period, span=limit.span)
    none_yet = HasCount(limit.times - 1, done, "most", span=limit.span)
    return While(none_yet, (replace(effect, limit=None),), span=effect.span)


def _use_of(effect: Discount) -> Event:
    """What uses the discount up."""
    match effect.on:
        case CardKind() as cards:
            return PlaysCard("you", cards, span=effect.span)
        case Noun("kind", "card"):
            return PlaysCard("you", CardKind(), span=effect.span)
        case Noun("kind", "standard_project") | Noun("project") as project:
            return PaysForProject("you", (project,), span=effect.span)
    what = "a limit on a discount of `{said}`"
    instead = "Only discounts on cards and on standard projects can have one."
    raise Unplayable(effect, "a limit on this discount", instead)
