"""Changes that a `whenever` waits for. In: an event of a rule, and a change. Out: whether the card answers."""

from typing import assert_never

from cardwright.rules.nodes import (
    Adds,
    Change,
    Decreases,
    Gains,
    Increases,
    Loses,
    Lowers,
    Pays,
    Raises,
    Removes,
    Who,
)
from cardwright.rules.nodes.owner import Owner
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.happened import Happened, is_meant
from cardwright_tools.meaning.language.running import NotPlayed, Running

OWNERS: dict[Owner, Who] = {"yours": "you", "everyone": "anyone", "opponents": "opponent"}


def changed(node: Change, happened: Happened, now: Running) -> bool:
    """Once for a change that is as much as the event asks for."""
    if happened.what != "changes" or (happened.much or 0) < node.least:
        return False
    (thing,) = happened.things
    return thing in things(node) and is_that_change(node, happened, now)


def things(node: Change) -> tuple[str, ...]:
    match node:
        case Gains() | Loses() | Pays() | Removes():
            return tuple(resource.id for resource in node.resources)
        case Increases() | Decreases():
            return tuple(map(name_of, (node.gauge, *node.others)))
        case Raises() | Lowers():
            return tuple(track.id for track in (node.track, *node.others))
        case Adds():
            return (node.resource.id,)
    assert_never(node)


def is_that_change(node: Change, happened: Happened, now: Running) -> bool:
    """Who has more or less is asked about where a player's own things change; who did it, where they are another's."""
    how, does = happened.how, is_meant(node.who, happened.by, now)
    has = is_meant(node.who, happened.whose, now)
    match node:
        case Gains() | Increases():
            return how == "up" and has
        case Loses():
            return how in ("lost", "removed") and has
        case Pays():
            return how == "paid" and has
        case Removes():
            return how == "removed" and does and is_meant(OWNERS[node.owner], happened.whose, now)
        case Decreases():
            return how == "lost" and does and is_meant(OWNERS[node.owner], happened.whose, now)
        case Adds():
            return how == "up" and does and is_receiver(node, happened.card, now)
        case Raises():
            return how == "up" and does
        case Lowers():
            return how == "lost" and does
    assert_never(node)


def is_receiver(node: Adds, card: str, now: Running) -> bool:
    """`this card` is the one that waits."""
    if node.holder.kind == "this_card":
        return card == now.card
    if node.holder.kind != "any_card":
        raise NotPlayed(node)
    return bool(card) and is_such(card, node.holder.cards, now)
