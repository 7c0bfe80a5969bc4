"""What a `whenever` waits for. In: an event of a rule, and what happened. Out: how often the card answers."""

from typing import assert_never

from cardwright.rules.nodes import (
    Adds,
    Buys,
    CardKind,
    CustomEvent,
    Decreases,
    Discards,
    Draws,
    Event,
    Gains,
    GainsBonus,
    GainsFromNeighbour,
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
    TakesBack,
    TakesMarker,
    UsesAction,
    UsesProject,
)
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.changed import changed
from cardwright_tools.meaning.language.counts import lies
from cardwright_tools.meaning.language.happened import Happened, is_meant
from cardwright_tools.meaning.language.position import Tile
from cardwright_tools.meaning.language.running import NotPlayed, Running
from cardwright_tools.meaning.language.tiles import belongs


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
        case GainsFromNeighbour():
            return int(gains_from_neighbour(node, happened, now))
        case TakesMarker():
            return int(takes_marker(node, happened, now))
        case Moment():
            return int(happened.what == "moment" and happened.things == (node.noun.id,))
        case CustomEvent():
            return custom(node, happened, now)
        case Draws():
            return int(comes_or_goes("draws", node, happened, now))
        case Discards():
            return int(comes_or_goes("discards", node, happened, now))
        case Buys():
            return int(bought(node, happened, now))
        case TakesBack():
            return int(takes_back(node, happened, now))
        case UsesAction():
            return int(uses_action(node, happened, now))
        case UsesProject():
            return int(uses_project(node, happened, now))
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


def comes_or_goes(what: str, node: Draws | Discards, happened: Happened, now: Running) -> bool:
    """Once for each card; behind `2 or more` once for all that came or went together."""
    if happened.what != what or not is_meant(node.who, happened.by, now):
        return False
    if node.least:
        if node.cards != CardKind():
            raise NotPlayed(node)
        return not happened.card and (happened.much or 0) >= node.least
    return bool(happened.card) and is_such(happened.card, node.cards, now)


def bought(node: Buys, happened: Happened, now: Running) -> bool:
    buys = happened.what == "buys" and is_meant(node.who, happened.by, now)
    return buys and is_such(happened.card, node.cards, now)


def takes_back(node: TakesBack, happened: Happened, now: Running) -> bool:
    """Once for a tile that leaves the map."""
    return happened.what == "takes back" and is_such_tile(node, happened, now)


def uses_action(node: UsesAction, happened: Happened, now: Running) -> bool:
    """Of a card: what is used of the board is told as a project."""
    if happened.what != "uses" or not happened.card or not is_meant(node.who, happened.by, now):
        return False
    if node.holder.kind == "this_card":
        return happened.card == now.card
    if node.holder.kind != "any_card":
        raise NotPlayed(node)
    return is_such(happened.card, node.holder.cards, now)


def uses_project(node: UsesProject, happened: Happened, now: Running) -> bool:
    if happened.what != "uses" or not is_meant(node.who, happened.by, now):
        return False
    return any(project.id in happened.things for project in node.projects)


def places_tile(node: PlacesTile, happened: Happened, now: Running) -> bool:
    """Once for a tile, wherever it is placed or where it is said; also for the card's own (000 p. 9)."""
    return happened.what == "places" and is_such_tile(node, happened, now)


def is_such_tile(node: PlacesTile | TakesBack, happened: Happened, now: Running) -> bool:
    if not is_meant(node.who, happened.by, now):
        return False
    laid: Tile = {
        "tile": happened.tile,
        "area": happened.area,
        "owner": happened.by,
        "placed_by": "",
    }
    others = node.others if isinstance(node, PlacesTile) else ()
    kinds = [tile.id if tile is not None else None for tile in (node.tile, *others)]
    fits = any(now.book.tile_is(happened.tile, kind) for kind in kinds)
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
    if not is_meant(node.who, happened.by, now):
        return False
    if happened.before:
        return happened.as_bonus and happened.things[0] in [r.id for r in node.resources]
    return happened.what == "gains" and any(
        resource.id in happened.bonuses for resource in node.resources
    )


def gains_from_neighbour(node: GainsFromNeighbour, happened: Happened, now: Running) -> bool:
    """Once for each tile that gives it, an ocean too; `of yours`: only for a tile of one's own."""
    if happened.what != "from neighbour" or not is_meant(node.who, happened.by, now):
        return False
    giving = [t for t in now.position["tiles"] if t["area"] == happened.area]
    whose = any(belongs(tile, node.owner, now) for tile in giving)
    much = happened.much or 0
    return whose and much >= node.least and happened.things[0] in [r.id for r in node.resources]


def takes_marker(node: TakesMarker, happened: Happened, now: Running) -> bool:
    if happened.what != "takes marker" or not is_meant(node.who, happened.by, now):
        return False
    return happened.things[0] in [bonus.id for bonus in node.bonuses]


def custom(node: CustomEvent, happened: Happened, now: Running) -> int:
    """A verb that the vocabulary declares: what it is performed on is the noun named. Once for each that it is performed on."""
    if happened.what != "performs" or not is_meant(node.who, happened.by, now):
        return 0
    if happened.things != (node.verb.id,):
        return 0
    named = {noun.id for noun in node.nouns}
    often = 1 if happened.much is None else happened.much
    return often if not named or happened.noun in named else 0
