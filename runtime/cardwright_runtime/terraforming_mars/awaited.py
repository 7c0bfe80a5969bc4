"""Changes that cards wait for. In: a change, and what a card waits for. Out: whether it answers; `x` is how much the change was."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.areas import areas_with
from cardwright_runtime.terraforming_mars.descriptions import (
    ANY_CARD,
    description_of,
    fits_description,
)
from cardwright_runtime.terraforming_mars.events import PAID, REMOVED, Event, is_by
from cardwright_runtime.terraforming_mars.nouns import ANY_TILE, EVERYONE, YOURS
from cardwright_runtime.terraforming_mars.slots import (
    Cards,
    Gauge,
    Number,
    Owner,
    Resource,
    ThisRule,
    Token,
    Track,
    Who,
)

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player

EVENT_GAUGE_UP: Final = 6
EVENT_GAUGE_DOWN: Final = 7
EVENT_TRACK_UP: Final = 8
EVENT_TRACK_DOWN: Final = 9
EVENT_TOKENS_UP: Final = 10
EVENT_TOKENS_DOWN: Final = 11
EVENT_NEIGHBOUR: Final = 25


def _is_of(event: Event, owner: "Player", whose: int) -> bool:
    """The player who has more or less by it."""
    if whose == YOURS:
        return event.whose == owner.index
    return whose == EVERYONE or event.whose != owner.index


def _is_such(event: Event, kind: int, thing: int, least: int) -> int:
    return 1 if event.kind == kind and event.thing == thing and event.amount >= least else 0


def gains(owner: "Player", event: Event, who: Who, resource: Resource, least: Number) -> int:
    """Once for a step, or an area, that gives it; what is produced is no such.

    Event: Gains(who, resources=Each(resource), least=least)
    Kind: EVENT_GAUGE_UP
    Reads: resource
    Before: EVENT_BEFORE
    """
    return _is_such(event, EVENT_GAUGE_UP, resource, least) if _is_of(event, owner, who) else 0


def loses(owner: "Player", event: Event, who: Who, resource: Resource, least: Number) -> int:
    """Once for a step that takes it away, whoever's it is; who pays loses nothing.

    Event: Loses(who, resources=Each(resource), least=least)
    Kind: EVENT_GAUGE_DOWN
    Reads: resource
    Before: EVENT_BEFORE
    """
    if event.why == PAID or not _is_of(event, owner, who):
        return 0
    return _is_such(event, EVENT_GAUGE_DOWN, resource, least)


def pays(owner: "Player", event: Event, who: Who, resource: Resource, least: Number) -> int:
    """Once for each time that it is paid, whatever it is paid for.

    Event: Pays(who, resources=Each(resource), least=least)
    Kind: EVENT_GAUGE_DOWN
    Reads: resource
    """
    if event.why != PAID or not _is_of(event, owner, who):
        return 0
    return _is_such(event, EVENT_GAUGE_DOWN, resource, least)


def removes(
    owner: "Player", event: Event, who: Who, resource: Resource, least: Number, whose: Owner
) -> int:
    """Once for each player from whom it is removed or stolen.

    Event: Removes(who, resources=Each(resource), least=least, owner=whose)
    Kind: EVENT_GAUGE_DOWN
    Reads: resource
    Before: EVENT_BEFORE
    """
    if event.why != REMOVED or not is_by(event, owner, who) or not _is_of(event, owner, whose):
        return 0
    return _is_such(event, EVENT_GAUGE_DOWN, resource, least)


def gains_from_neighbour(
    owner: "Player", event: Event, who: Who, resource: Resource, least: Number
) -> int:
    """Once for each tile beside the new one that gives it, an ocean too.

    Event: GainsFromNeighbour(who, resources=Each(resource), least=least)
    Kind: EVENT_NEIGHBOUR
    Reads: tiles
    """
    if not is_by(event, owner, who):
        return 0
    return _is_such(event, EVENT_NEIGHBOUR, resource, least)


def gains_from_neighbour_of(
    game: "Game",
    owner: "Player",
    event: Event,
    who: Who,
    resource: Resource,
    least: Number,
    whose: Owner,
) -> int:
    """Once for each such tile of these players.

    Event: GainsFromNeighbour(who, resources=Each(resource), least=least, owner=whose)
    Kind: EVENT_NEIGHBOUR
    Reads: tiles
    """
    if event.kind != EVENT_NEIGHBOUR:
        return 0
    if not areas_with(game, owner, ANY_TILE, whose) >> event.area & 1:
        return 0
    return gains_from_neighbour(owner, event, who, resource, least)


def increases(owner: "Player", event: Event, who: Who, gauge: Gauge, least: Number) -> int:
    """Once for whatever raises the gauge, however many steps.

    Event: Increases(who, gauge, least=least)
    Kind: EVENT_GAUGE_UP
    Reads: gauge
    Before: EVENT_BEFORE
    """
    return _is_such(event, EVENT_GAUGE_UP, gauge, least) if _is_of(event, owner, who) else 0


def decreases(
    owner: "Player", event: Event, who: Who, gauge: Gauge, least: Number, whose: Owner
) -> int:
    """Once for a step that lowers the gauge, one's own or that of another.

    Event: Decreases(who, gauge, least=least, owner=whose)
    Kind: EVENT_GAUGE_DOWN
    Reads: gauge
    Before: EVENT_BEFORE
    """
    if not is_by(event, owner, who) or not _is_of(event, owner, whose):
        return 0
    return _is_such(event, EVENT_GAUGE_DOWN, gauge, least)


def raises(owner: "Player", event: Event, who: Who, track: Track, least: Number) -> int:
    """Once for a step or a tile that raises the track, however many steps it went up.

    Event: Raises(who, track, least=least)
    Kind: EVENT_TRACK_UP
    Reads: tracks
    Before: EVENT_BEFORE
    """
    return _is_such(event, EVENT_TRACK_UP, track, least) if is_by(event, owner, who) else 0


def lowers(owner: "Player", event: Event, who: Who, track: Track, least: Number) -> int:
    """Once for a step that lowers the track.

    Event: Lowers(who, track, least=least)
    Kind: EVENT_TRACK_DOWN
    Reads: tracks
    Before: EVENT_BEFORE
    """
    return _is_such(event, EVENT_TRACK_DOWN, track, least) if is_by(event, owner, who) else 0


def adds(
    game: "Game",
    owner: "Player",
    event: Event,
    who: Who,
    rule: ThisRule,
    token: Token,
    cards: Cards,
    least: Number,
) -> int:
    """Once for a card of that description which gets some, however many.

    Event: Adds(who, resource=token, least=least, holder=Holder("any_card", cards=CardKind() | cards))
    Kind: EVENT_TOKENS_UP
    Reads: tokens
    Before: EVENT_BEFORE
    """
    if not is_by(event, owner, who) or not _is_such(event, EVENT_TOKENS_UP, token, least):
        return 0
    if cards == ANY_CARD:
        return 1
    described = description_of(rule, cards)
    return 1 if fits_description(game, owner, game.table.cards[event.card], described) else 0


def adds_to_this_card(
    owner: "Player", event: Event, who: Who, rule: ThisRule, token: Token, least: Number
) -> int:
    """Once for whatever adds some to the card that waits.

    Event: Adds(who, resource=token, least=least, holder=Holder("this_card"))
    Kind: EVENT_TOKENS_UP
    Reads: tokens
    Before: EVENT_BEFORE
    """
    if event.card != rule or not is_by(event, owner, who):
        return 0
    return _is_such(event, EVENT_TOKENS_UP, token, least)


def removes_from_cards(
    owner: "Player", event: Event, who: Who, token: Token, least: Number, whose: Owner
) -> int:
    """Once for each card from which some are removed.

    Event: Removes(who, resources=Each(token), least=least, owner=whose)
    Kind: EVENT_TOKENS_DOWN
    Reads: tokens
    Before: EVENT_BEFORE
    """
    if event.why != REMOVED or not is_by(event, owner, who) or not _is_of(event, owner, whose):
        return 0
    return _is_such(event, EVENT_TOKENS_DOWN, token, least)
