"""What players do that cards wait for, besides changes of numbers. In: an event, and what a card waits for. Out: how often it answers."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.events import Event, counts_as, is_by
from cardwright_runtime.terraforming_mars.nouns import KIND_AWARD, KIND_MILESTONE
from cardwright_runtime.terraforming_mars.slots import (
    Areas,
    Bonuses,
    Cards,
    Number,
    Office,
    OfficeOfPlayers,
    Projects,
    ThisRule,
    TileOrAny,
    Who,
)
from cardwright_runtime.terraforming_mars.spoken_of import it_is

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player

EVENT_HAND: Final = 15
EVENT_TAKES_BACK: Final = 16
EVENT_USES: Final = 17
EVENT_PASSES: Final = 18
EVENT_PRIZE: Final = 19
EVENT_SENDS: Final = 20
EVENT_OFFICE: Final = 21
EVENT_LEAVES_OFFICE: Final = 27
EVENT_END_OF_RESEARCH: Final = 22
EVENT_END_OF_ACTIONS: Final = 23
EVENT_END_OF_PRODUCTION: Final = 24
EVENT_MARKER: Final = 26

# How a card came into a hand or left it.
DRAWN: Final = 0
DISCARDED: Final = 1
BOUGHT: Final = 2


def _one_card(
    game: "Game", owner: "Player", event: Event, who: int, rule: int, cards: int, how: int
) -> int:
    """Each card is told of by itself."""
    if event.kind != EVENT_HAND or event.thing != how or event.card < 0:
        return 0
    if not is_by(event, owner, who):
        return 0
    return 1 if cards == ANY_CARD or it_is(game, owner, event.card, rule, cards) else 0


def _so_many(owner: "Player", event: Event, who: int, least: int, how: int) -> int:
    """And all of them together."""
    if event.kind != EVENT_HAND or event.thing != how or event.card >= 0:
        return 0
    return 1 if event.amount >= least and is_by(event, owner, who) else 0


def draws(
    game: "Game", owner: "Player", event: Event, who: Who, rule: ThisRule, cards: Cards
) -> int:
    """Once for each such card that comes from the deck into the hand.

    Event: Draws(who, cards=CardKind() | cards)
    Kind: EVENT_HAND
    Reads: hand
    """
    return _one_card(game, owner, event, who, rule, cards, DRAWN)


def draws_so_many(owner: "Player", event: Event, who: Who, least: Number) -> int:
    """Once for each time that a step brings so many.

    Event: Draws(who, cards=CardKind(), least=least)
    Kind: EVENT_HAND
    Reads: hand
    """
    return _so_many(owner, event, who, least, DRAWN)


def discards(
    game: "Game", owner: "Player", event: Event, who: Who, rule: ThisRule, cards: Cards
) -> int:
    """Once for each such card that leaves the hand for the discard pile.

    Event: Discards(who, cards=CardKind() | cards)
    Kind: EVENT_HAND
    Reads: hand
    """
    return _one_card(game, owner, event, who, rule, cards, DISCARDED)


def discards_so_many(owner: "Player", event: Event, who: Who, least: Number) -> int:
    """Once for each step that takes so many.

    Event: Discards(who, cards=CardKind(), least=least)
    Kind: EVENT_HAND
    Reads: hand
    """
    return _so_many(owner, event, who, least, DISCARDED)


def buys(
    game: "Game", owner: "Player", event: Event, who: Who, rule: ThisRule, cards: Cards
) -> int:
    """Once for each such card that is bought.

    Event: Buys(who, cards=CardKind() | cards)
    Kind: EVENT_HAND
    Reads: hand
    """
    return _one_card(game, owner, event, who, rule, cards, BOUGHT)


def takes_back(owner: "Player", event: Event, who: Who, tile: TileOrAny) -> int:
    """Once for such a tile that leaves the map.

    Event: TakesBack(who, tile)
    Kind: EVENT_TAKES_BACK
    Reads: tiles
    """
    if event.kind != EVENT_TAKES_BACK or not is_by(event, owner, who):
        return 0
    return 1 if counts_as(event.tile, tile) else 0


def takes_back_from(owner: "Player", event: Event, who: Who, tile: TileOrAny, areas: Areas) -> int:
    """Once for such a tile that leaves one of these areas.

    Event: TakesBack(who, tile, where=areas)
    Kind: EVENT_TAKES_BACK
    Reads: tiles
    """
    if event.kind != EVENT_TAKES_BACK or not areas >> event.area & 1:
        return 0
    return takes_back(owner, event, who, tile)


def takes_marker(owner: "Player", event: Event, who: Who, bonuses: Bonuses) -> int:
    """Once for such a marker that leaves an area, by a step or for a tile that is laid there.

    Event: TakesMarker(who, bonuses)
    Kind: EVENT_MARKER
    Reads: tiles
    """
    if event.kind != EVENT_MARKER or not is_by(event, owner, who):
        return 0
    return 1 if event.thing in bonuses else 0


def uses_action(
    game: "Game", owner: "Player", event: Event, who: Who, rule: ThisRule, cards: Cards
) -> int:
    """Once for the action of such a card.

    Event: UsesAction(who, holder=Holder("any_card", cards=CardKind() | cards))
    Kind: EVENT_USES
    """
    if event.kind != EVENT_USES or event.card < 0 or not is_by(event, owner, who):
        return 0
    return 1 if cards == ANY_CARD or it_is(game, owner, event.card, rule, cards) else 0


def uses_own_action(owner: "Player", event: Event, who: Who, rule: ThisRule) -> int:
    """Once for the action of the card that waits.

    Event: UsesAction(who, holder=Holder("this_card"))
    Kind: EVENT_USES
    """
    return 1 if event.kind == EVENT_USES and event.card == rule and is_by(event, owner, who) else 0


def uses_project(owner: "Player", event: Event, who: Who, projects: Projects) -> int:
    """Once for one of these projects of the board.

    Event: UsesProject(who, projects)
    Kind: EVENT_USES
    """
    if event.kind != EVENT_USES or not is_by(event, owner, who):
        return 0
    return 1 if event.thing in projects else 0


def passes(owner: "Player", event: Event, who: Who) -> int:
    """Once for a player who passes for the rest of the generation.

    Event: CustomEvent(who, verb="pass")
    Kind: EVENT_PASSES
    """
    return 1 if event.kind == EVENT_PASSES and is_by(event, owner, who) else 0


def claims(owner: "Player", event: Event, who: Who) -> int:
    """Once for a milestone, when it is paid.

    Event: CustomEvent(who, verb="claim", nouns=("milestone",))
    Kind: EVENT_PRIZE
    """
    return _prize(owner, event, who, KIND_MILESTONE)


def funds(owner: "Player", event: Event, who: Who) -> int:
    """Once for an award, when it is paid.

    Event: CustomEvent(who, verb="fund", nouns=("award",))
    Kind: EVENT_PRIZE
    """
    return _prize(owner, event, who, KIND_AWARD)


def _prize(owner: "Player", event: Event, who: int, kind: int) -> int:
    if event.kind != EVENT_PRIZE or event.thing != kind:
        return 0
    return 1 if is_by(event, owner, who) else 0


def sends(owner: "Player", event: Event, who: Who) -> int:
    """Once for each piece that a player sends.

    Event: CustomEvent(who, verb="send_out", nouns=("delegate",))
    Kind: EVENT_SENDS
    """
    return event.amount if event.kind == EVENT_SENDS and is_by(event, owner, who) else 0


def comes_into_office(owner: "Player", event: Event, who: Who, office: Office) -> int:
    """Once for a player who takes an office that another held, or nobody.

    Event: CustomEvent(who, verb="become", nouns=Each(office))
    Kind: EVENT_OFFICE
    """
    if event.kind != EVENT_OFFICE or event.thing != office:
        return 0
    return 1 if is_by(event, owner, who) else 0


def leaves_office(owner: "Player", event: Event, who: Who, office: OfficeOfPlayers) -> int:
    """Once for a player who held an office and holds it no more, whether somebody took it or not.

    Event: CustomEvent(who, verb="stop_being", nouns=Each(office))
    Kind: EVENT_LEAVES_OFFICE
    """
    if event.kind != EVENT_LEAVES_OFFICE or event.thing != office:
        return 0
    return 1 if is_by(event, owner, who) else 0


def end_of_research_phase(event: Event) -> int:
    """Once when all have bought.

    Event: Moment(noun="end_of_research_phase")
    Kind: EVENT_END_OF_RESEARCH
    """
    return 1 if event.kind == EVENT_END_OF_RESEARCH else 0


def end_of_action_phase(event: Event) -> int:
    """Once when all have passed.

    Event: Moment(noun="end_of_action_phase")
    Kind: EVENT_END_OF_ACTIONS
    """
    return 1 if event.kind == EVENT_END_OF_ACTIONS else 0


def end_of_production_phase(event: Event) -> int:
    """Once when all who waited for the production phase have answered; what holds in this generation still does.

    Event: Moment(noun="end_of_production_phase")
    Kind: EVENT_END_OF_PRODUCTION
    """
    return 1 if event.kind == EVENT_END_OF_PRODUCTION else 0
