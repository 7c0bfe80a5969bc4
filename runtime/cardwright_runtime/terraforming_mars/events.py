"""What happened, for the cards that wait for it. In: the facts of one event. Out: how often a card that waits for it answers."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.descriptions import (
    ANY_CARD,
    description_of,
    fits_description,
)
from cardwright_runtime.terraforming_mars.noun_facts import TILES
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    KIND_CARD,
    KIND_STANDARD_PROJECT,
    YOURS,
)
from cardwright_runtime.terraforming_mars.slots import (
    Areas,
    Bonus,
    Bonuses,
    Cards,
    DoneTo,
    Number,
    PaidKind,
    Project,
    Projects,
    Tag,
    ThisRule,
    Tile,
    TileOrAny,
    Trigger,
    Who,
)

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player

# Each kind has its number beside the functions that answer it: here, in `awaited.py` and in `deeds.py`. Only a table with a card that
# waits for one has lists for those from EVENT_KINDS on.
EVENT_PLAYS_CARD: Final = 0
EVENT_PLACES_TILE: Final = 1
EVENT_PAYS: Final = 2
EVENT_GAINS_BONUS: Final = 3
EVENT_PRODUCTION_PHASE: Final = 4
EVENT_PERFORMS: Final = 5
EVENT_KINDS: Final = 6
EVENT_RESEARCH_PHASE: Final = 12
EVENT_ACTION_PHASE: Final = 13
# Of any change that a card waits for before it comes.
EVENT_BEFORE: Final = 14

# Why a gauge goes down; `LOST` is what nothing else is said of. What a phase brings is no step, and nobody answers it.
LOST: Final = 0
PAID: Final = 1
REMOVED: Final = 2
OF_A_PHASE: Final = 3
# Why a gauge goes up.
AS_BONUS: Final = 4


class Event:
    """`actor` is a player's index, -1 for nobody. What an event doesn't speak of is -1.

    `thing` is the standard project paid for or the trigger performed, `done_to` the nouns it was performed on, `cost` the basic
    cost of what was paid, `bonuses` a mask of the resources gained as placement bonus. Of a change `thing` is the gauge or the track,
    `amount` how much it was, `whose` the player who has more or less by it, `why` the verb.
    """

    def __init__(
        self,
        kind: int,
        actor: int,
        card: int = -1,
        tile: int = -1,
        area: int = -1,
        cost: int = 0,
        thing: int = -1,
        bonuses: int = 0,
        done_to: str = "",
        amount: int = 0,
        whose: int = -1,
        why: int = LOST,
    ) -> None:
        self.kind = kind
        self.actor = actor
        self.card = card
        self.tile = tile
        self.area = area
        self.cost = cost
        self.thing = thing
        self.bonuses = bonuses
        self.done_to = done_to
        self.amount = amount
        self.whose = whose
        self.why = why
        # It is about to happen, and may be prevented.
        self.before = False


def is_by(event: Event, owner: "Player", who: int) -> bool:
    if who == YOURS:
        return event.actor == owner.index
    return who == EVERYONE or event.actor != owner.index


def is_before(event: Event) -> bool:
    """It has not happened yet.

    Role: is_before
    """
    return event.before


def plays_tag(game: "Game", owner: "Player", event: Event, who: Who, tag: Tag) -> int:
    """Once for each such symbol on the card played.

    Event: PlaysTag(who, tags=Each(tag))
    Kind: EVENT_PLAYS_CARD
    """
    if event.kind != EVENT_PLAYS_CARD or not is_by(event, owner, who):
        return 0
    return tags_on_card(game, event.card, tag)


def plays_card(
    game: "Game", owner: "Player", event: Event, who: Who, rule: ThisRule, cards: Cards
) -> int:
    """Once for a card of that description.

    Event: PlaysCard(who, cards)
    Kind: EVENT_PLAYS_CARD
    """
    if event.kind != EVENT_PLAYS_CARD or not is_by(event, owner, who):
        return 0
    if cards == ANY_CARD:
        return 1
    described = description_of(rule, cards)
    return 1 if fits_description(game, owner, game.table.cards[event.card], described) else 0


def places_tile(owner: "Player", event: Event, who: Who, tile: TileOrAny) -> int:
    """Once for such a tile, wherever it lies.

    Event: PlacesTile(who, tile)
    Kind: EVENT_PLACES_TILE
    Reads: tiles
    Before: EVENT_BEFORE
    """
    if event.kind != EVENT_PLACES_TILE or not is_by(event, owner, who):
        return 0
    return 1 if counts_as(event.tile, tile) else 0


def places_tile_on_map(
    game: "Game", owner: "Player", event: Event, who: Who, tile: TileOrAny
) -> int:
    """Once for such a tile on the map.

    Event: PlacesTile(who, tile, where=(Where("on_named", noun="mars"),))
    Kind: EVENT_PLACES_TILE
    Reads: tiles
    Before: EVENT_BEFORE
    """
    if event.area < 0 or not game.table.board.map >> event.area & 1:
        return 0
    return places_tile(owner, event, who, tile)


def places_tile_on(owner: "Player", event: Event, who: Who, tile: TileOrAny, areas: Areas) -> int:
    """Once for such a tile on one of these areas.

    Event: PlacesTile(who, tile, where=areas)
    Kind: EVENT_PLACES_TILE
    Reads: tiles
    Before: EVENT_BEFORE
    """
    if event.kind != EVENT_PLACES_TILE or event.area < 0 or not areas >> event.area & 1:
        return 0
    return places_tile(owner, event, who, tile)


def pays_for(
    owner: "Player",
    event: Event,
    who: Who,
    kind: PaidKind,
    least: Number,
    excluding: Projects,
) -> int:
    """Once for paying for a card or a standard project of that basic cost, whatever was really paid.

    Event: PaysForProject(who, things=Each(kind), least=least, excluding=excluding)
    Kind: EVENT_PAYS
    """
    if not _pays_so_much(owner, event, who, least, excluding):
        return 0
    if event.thing >= 0:
        return 1 if kind == KIND_STANDARD_PROJECT else 0
    return 1 if kind == KIND_CARD and event.card >= 0 else 0


def pays_for_named(
    owner: "Player", event: Event, who: Who, project: Project, least: Number, excluding: Projects
) -> int:
    """Once for paying for that project of the board.

    Event: PaysForProject(who, things=Each(project), least=least, excluding=excluding)
    Kind: EVENT_PAYS
    """
    paid = event.thing == project and _pays_so_much(owner, event, who, least, excluding)
    return 1 if paid else 0


def _pays_so_much(
    owner: "Player", event: Event, who: int, least: int, excluding: tuple[int, ...]
) -> bool:
    if event.kind != EVENT_PAYS or not is_by(event, owner, who):
        return False
    return event.cost >= least and event.thing not in excluding


def gains_bonus(owner: "Player", event: Event, who: Who, resources: Bonuses) -> int:
    """Once for a tile, however many of these resources its area gives; before it comes, once for each resource.

    Event: GainsBonus(who, resources)
    Kind: EVENT_GAINS_BONUS
    Reads: tiles
    Before: EVENT_BEFORE
    """
    if not is_by(event, owner, who):
        return 0
    if event.before:
        return 1 if event.why == AS_BONUS and event.thing in resources else 0
    if event.kind != EVENT_GAINS_BONUS:
        return 0
    for resource in resources:
        if event.bonuses >> resource & 1:
            return 1
    return 0


def is_about_tile(event: Event, tile: Tile) -> bool:
    """The tile placed or taken back is such a one.

    Condition: ItIs(things=(Gauge(noun=tile),))
    Speaks of: PlacesTile, TakesBack
    """
    return counts_as(event.tile, tile)


def is_about_bonus(event: Event, bonus: Bonus) -> bool:
    """The area gives it, perhaps with others.

    Condition: ItIs(things=(Gauge(noun=bonus),))
    Speaks of: GainsBonus
    """
    return event.bonuses >> bonus & 1 != 0


def production_phase(event: Event) -> int:
    """Once when the production phase begins.

    Event: Moment(noun="production_phase")
    Kind: EVENT_PRODUCTION_PHASE
    """
    return 1 if event.kind == EVENT_PRODUCTION_PHASE else 0


def research_phase(event: Event) -> int:
    """Once when the research phase begins; the first generation has none.

    Event: Moment(noun="research_phase")
    Kind: EVENT_RESEARCH_PHASE
    """
    return 1 if event.kind == EVENT_RESEARCH_PHASE else 0


def action_phase(event: Event) -> int:
    """Once when the action phase begins, before the first turn.

    Event: Moment(noun="action_phase")
    Kind: EVENT_ACTION_PHASE
    """
    return 1 if event.kind == EVENT_ACTION_PHASE else 0


def performs(owner: "Player", event: Event, who: Who, trigger: Trigger) -> int:
    """Once for a card that performs it, whatever it is performed on.

    Event: CustomEvent(who, verb=trigger)
    Kind: EVENT_PERFORMS
    """
    if event.kind != EVENT_PERFORMS or not is_by(event, owner, who):
        return 0
    return 1 if event.thing == trigger else 0


def performs_on(owner: "Player", event: Event, who: Who, trigger: Trigger, done_to: DoneTo) -> int:
    """Once for a card that performs it on that thing, or on what counts as it.

    Event: CustomEvent(who, verb=trigger, nouns=Each(done_to))
    Kind: EVENT_PERFORMS
    """
    return performs(owner, event, who, trigger) if done_to in event.done_to else 0


def tags_on_card(game: "Game", card: int, tag: int) -> int:
    """How many symbols of that tag a card prints."""
    if card < 0:
        return 0
    found = 0
    for printed in game.table.cards[card].tags:
        if printed == tag:
            found += 1
    return found


def counts_as(tile: int, wanted: int) -> bool:
    """A special tile may be a city as well; every tile is ANY_TILE but one that only marks its area."""
    if tile == wanted:
        return True
    if wanted < 0:
        return not TILES[tile].marks
    return tile >= 0 and TILES[tile].also >> wanted & 1 != 0
