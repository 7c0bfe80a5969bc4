"""What a `whenever` waits for. In: an event of a rule, and what happened. Out: how often the card answers."""

from typing import assert_never

from cardwright.rules.nodes import (
    Adds,
    CustomEvent,
    Decreases,
    Event,
    Gains,
    GainsBonus,
    Increases,
    Loses,
    Lowers,
    Moment,
    Pays,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
    Raises,
    Removes,
)
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.changed import changed
from cardwright_tools.meaning.language.counts import lies
from cardwright_tools.meaning.language.happened import Happened, is_meant
from cardwright_tools.meaning.language.position import Tile
from cardwright_tools.meaning.language.running import Running


def times(node: Event, happened: Happened, now: Running) -> int:
    """`now` is that of the card which waits."""
    match node:
        case PlaysTag():
            return plays_tag(node, happened, now)
        case PlaysCard():
            return int(plays_card(node, happened, now))
        case PlacesTile():
            return int(places_tile(node, happened, now))
        case PaysForProject():
            return int(pays_for_project(node, happened, now))
        case GainsBonus():
            return int(gains_bonus(node, happened, now))
        case Moment():
            return int(happened.what == "moment" and happened.things == (node.noun.id,))
        case CustomEvent():
            return int(custom(node, happened, now))
        case (
            Adds()
            | Gains()
            | Loses()
            | Pays()
            | Removes()
            | Increases()
            | Decreases()
            | Raises()
            | Lowers()
        ):
            return int(changed(node, happened, now))
    assert_never(node)


def plays_tag(node: PlaysTag, happened: Happened, now: Running) -> int:
    """Once for each such tag on the card played, its own included (000 p. 9)."""
    if happened.what != "plays" or not is_meant(node.who, happened.by, now):
        return 0
    printed = now.book.tags(happened.card)
    return sum(printed.count(tag.id) for tag in node.tags)


def plays_card(node: PlaysCard, happened: Happened, now: Running) -> bool:
    """Once for a card that the description fits."""
    is_played = happened.what == "plays" and is_meant(node.who, happened.by, now)
    return is_played and is_such(happened.card, node.cards, now)


def places_tile(node: PlacesTile, happened: Happened, now: Running) -> bool:
    """Once for a tile, wherever it is placed or where it is said; also for the card's own (000 p. 9)."""
    if happened.what != "places" or not is_meant(node.who, happened.by, now):
        return False
    laid: Tile = {
        "tile": happened.tile,
        "area": happened.area,
        "owner": happened.by,
        "placed_by": "",
    }
    wanted = node.tile.id if node.tile is not None else None
    fits = now.book.tile_is(happened.tile, wanted)
    return fits and all(lies(laid, where, now) for where in node.where)


def pays_for_project(node: PaysForProject, happened: Happened, now: Running) -> bool:
    """A card or project of the board was paid for; its basic cost counts, before discounts (facts, R04)."""
    if happened.what != "pays" or not is_meant(node.who, happened.by, now):
        return False
    named = any(thing.id in happened.things for thing in node.things)
    left_out = any(thing.id in happened.things for thing in node.excluding)
    return named and not left_out and happened.cost >= node.least


def gains_bonus(node: GainsBonus, happened: Happened, now: Running) -> bool:
    """Once for a tile whose area gives one of these, however many (facts, R24)."""
    if happened.what != "gains" or not is_meant(node.who, happened.by, now):
        return False
    return any(resource.id in happened.bonuses for resource in node.resources)


def custom(node: CustomEvent, happened: Happened, now: Running) -> bool:
    """A verb that the vocabulary declares: what it is performed on is the noun named."""
    if happened.what != "performs" or not is_meant(node.who, happened.by, now):
        return False
    return happened.things == (node.verb.id,) and (not node.nouns or happened.noun in node.nouns)
