"""What happened, for the cards that wait for it. In: the facts of one event. Out: the tests that `hear` uses."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.nouns import KIND_CARD, KIND_STANDARD_PROJECT

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game

EVENT_PLAYS_CARD: Final = 0
EVENT_PLACES_TILE: Final = 1
EVENT_PAYS: Final = 2
EVENT_GAINS_BONUS: Final = 3
EVENT_PRODUCTION_PHASE: Final = 4
EVENT_PERFORMS: Final = 5
EVENT_KINDS: Final = 6


class Event:
    """`actor` is a player's index, -1 for nobody. What an event doesn't speak of is -1.

    `thing` is the standard project paid for or the trigger performed, `done_to` the noun it was performed on, `cost` the basic
    cost of what was paid, `bonuses` a mask of the resources gained as placement bonus.
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


def tags_on_card(game: "Game", card: int, tag: int) -> int:
    """How many symbols of that tag a card prints."""
    if card < 0:
        return 0
    found = 0
    for printed in game.table.cards[card].tags:
        if printed == tag:
            found += 1
    return found


def is_quality(game: "Game", card: int, quality: int) -> bool:
    return card >= 0 and game.table.cards[card].quality == quality


def pays_for(game: "Game", event: Event, kind: int) -> bool:
    """What was paid for is of that kind: a card, a standard project."""
    if event.thing >= 0:
        return kind == KIND_STANDARD_PROJECT
    return kind == KIND_CARD and event.card >= 0


def counts_as(tile: int, wanted: int) -> bool:
    """A special tile may be a city as well; every tile is ANY_TILE."""
    if wanted < 0 or tile == wanted:
        return True
    return tile >= 0 and TILES[tile].also >> wanted & 1 != 0


def on_map(area: int) -> bool:
    return 0 <= area < OFF_MAP
