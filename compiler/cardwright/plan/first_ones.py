"""A discount on the first cards of a time, as one that holds while none of them was played. In: a card. Out: the same card, without limits on discounts."""

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
    Limit,
    Noun,
    PaysForProject,
    PlaysCard,
    While,
)
from cardwright.values import replace


def first_ones_counted(card: Card) -> Card:
    if not any(isinstance(node, Discount) and node.limit for node in card.walk()):
        return card
    return with_all_in_it(card, _counted)


def _counted(node: Any) -> Any:
    if isinstance(node, ForNextCard):
        for effect in node.walk():
            if isinstance(effect, Discount) and effect.limit is not None:
                what = "a limit on what holds for the next card alone"
                raise Unplayable(effect.limit, what, "Leave the limit out.")
    if isinstance(node, Discount) and node.limit is not None:
        return _while_first(node, node.limit)
    return with_all_in_it(node, _counted)


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
        case Noun("kind", "standard_project") as kind:
            return PaysForProject("you", (kind,), span=effect.span)
    what = "a limit on a discount of `{said}`"
    instead = "Only discounts on cards, and on all standard projects, can have one."
    raise Unplayable(effect, "a limit on this discount", instead)
