"""What an effect touches, as bits. In: what two effects touch. Out: whether their order can change what comes out, or what is possible.

A gauge g of the acting player is bit 1 << g; the other facets lie above the gauges.
"""

from typing import Final

from cardwright_runtime.terraforming_mars.noun_facts import PACK_GAUGES
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_RATING,
    PRODUCTION,
    RESOURCE_MEGACREDIT,
)

FACET_MONEY: Final = 1 << RESOURCE_MEGACREDIT
FACET_RATING: Final = 1 << COUNTER_RATING
FACET_STOCKS: Final = (1 << PRODUCTION) - 1
FACET_PRODUCTIONS: Final = ((1 << PRODUCTION) - 1) << PRODUCTION
FACET_HAND: Final = 1 << 50
FACET_DECK: Final = 1 << 51
FACET_TOKENS: Final = 1 << 52
FACET_TILES: Final = 1 << 53
FACET_TRACKS: Final = 1 << 54
# It takes from any player, or looks at any, not at its own alone.
FACET_ANYBODY: Final = 1 << 55
# What only a vocabulary has a word for, and cards answer.
FACET_TRIGGERS: Final = 1 << 56
FACET_EVERYTHING: Final = FACET_TRIGGERS - 1
# Somebody may choose something, and new cards in the hand say more to whoever chooses.
FACET_CHOICE: Final = 1 << 57
# Which cards lie open before somebody, and their tags: a card that is played is one of them by then. No order changes that.
FACET_OPEN: Final = 1 << 58
# Which pieces are in which bodies, and what follows from it.
FACET_BODIES: Final = 1 << 59
# On what terms somebody plays, pays and is protected.
FACET_IN_FORCE: Final = 1 << 60
# Counters of packs lie above the facets.
GAUGES: Final = ~(FACET_IN_FORCE * 2 - FACET_HAND)
# Productions pay for nothing.
STOCKS: Final = GAUGES & ~FACET_PRODUCTIONS

# What has consequences that depend on how things stand.
FOLLOWED: Final = FACET_TILES | FACET_TRACKS | FACET_TRIGGERS

# Facets that all players share.
_SHARED: Final = FACET_TILES | FACET_TRACKS | FACET_BODIES
# The deck is left out: what it brings is unknown in any order.
_SEEN: Final = ~(FACET_DECK | FACET_ANYBODY | FACET_CHOICE)


class Touched:
    """What an effect of a player adds to and takes from, and what it looks at: `reads` decide what it does or offers,
    `takes` are amounts that must be there, whatever else. `elsewhere` are gauges of other players that it changes, `may_take`
    what the answers to it may take.
    """

    def __init__(self, player: int) -> None:
        self.player = player
        self.adds = 0
        self.takes = 0
        self.reads = 0
        self.elsewhere = 0
        self.may_take = 0

    def needs(self) -> int:
        """What must be there for it."""
        return (self.takes | self.reads) & _SEEN

    def must_take(self) -> int:
        return self.takes & ~self.reads & _SEEN

    def wants(self) -> bool:
        """Something of its own: a part of what it takes, or an area."""
        return (self.must_take() | self.adds & FACET_TILES) != 0

    def empties(self, other: "Touched") -> bool:
        """It takes away a card that the other may be about."""
        return self.takes & other.reads & FACET_OPEN != 0

    def takes_anything(self) -> bool:
        return self.takes & FACET_EVERYTHING == FACET_EVERYTHING


def everything() -> int:
    return FACET_EVERYTHING | PACK_GAUGES[0]


def anything_in(adds: int) -> int:
    """With all that tiles and tracks could bring, without a closer look."""
    return everything() if adds & FOLLOWED else adds


def order_matters(one: Touched, other: Touched) -> bool:
    """One looks at what the other changes, both lay tiles, or two players raise the same track; or one brings cards before the
    other's player chooses.

    That one adds to what the other takes is no such thing: where both orders are possible, they come to the same.
    """
    return clash_without_news(one, other) or tells(one, other) or tells(other, one)


def clash_without_news(one: Touched, other: Touched) -> bool:
    both = one.adds & other.adds
    if both & FACET_TILES or (both & FACET_TRACKS and one.player != other.player):
        return True
    return _looks_at(one, other) or _looks_at(other, one)


def tells(one: Touched, other: Touched) -> bool:
    """One brings cards before the other's player chooses."""
    brings = one.player == other.player and one.adds & FACET_HAND != 0
    return brings and other.reads & FACET_CHOICE != 0


def _looks_at(one: Touched, other: Touched) -> bool:
    """What one does or offers depends on what the other changes."""
    changed = other.adds | other.takes
    if one.player != other.player:
        if one.reads & other.elsewhere & _SEEN:
            return True
        if not one.reads & FACET_ANYBODY:
            changed &= _SHARED
    elif one.reads & FACET_ANYBODY:
        changed |= other.elsewhere
    return one.reads & changed & _SEEN != 0


def may_enable(one: Touched, other: Touched) -> bool:
    """What one adds may be what the other needs."""
    if one.player != other.player:
        return False
    return one.adds & other.needs() != 0


def compete(one: Touched, other: Touched) -> bool:
    """Both must take of the same, or one the cards that the other looks for; of two players it can only be the areas of the map.
    What carries out another rule may take whatever the other must have.
    """
    if one.player != other.player:
        return one.adds & other.adds & FACET_TILES != 0
    if one.must_take() & (other.must_take() | other.may_take) or one.may_take & other.must_take():
        return True
    if one.empties(other) or other.empties(one):
        return True
    return one.takes_anything() and other.wants() or other.takes_anything() and one.wants()
