"""What an effect touches, as bits. In: masks of two effects. Out: whether their order can matter.

A gauge g of the acting player is bit 1 << g; the other facets lie above the gauges.
"""

from typing import Final

from cardwright_runtime.terraforming_mars.noun_facts import PACK_GAUGES
from cardwright_runtime.terraforming_mars.nouns import COUNTER_RATING, PRODUCTION_HEAT

FACET_HAND: Final = 1 << 50
FACET_DECK: Final = 1 << 51
FACET_TOKENS: Final = 1 << 52
FACET_TILES: Final = 1 << 53
FACET_TRACKS: Final = 1 << 54
# It takes from any player, not from its own alone.
FACET_ANYBODY: Final = 1 << 55
# Whatever cards answer to what is performed.
FACET_ANYTHING: Final = 1 << 56
EVERYTHING: Final = FACET_ANYTHING - 1

# Facets that all players share.
_SHARED: Final = FACET_TILES | FACET_TRACKS
_STOCKS: Final = (1 << 6) - 1
# Raising a track raises the rating and may bring one of its bonuses; with packs, anything of theirs.
_WITH_TRACKS: Final = 1 << COUNTER_RATING | 1 << PRODUCTION_HEAT
# A tile may bring any stock, cards, and a raised track.
_WITH_TILES: Final = _STOCKS | FACET_HAND | FACET_TRACKS | _WITH_TRACKS


def widened(adds: int) -> int:
    """All that an effect may add to, with what follows from tiles and tracks."""
    if adds & FACET_TILES:
        adds |= _WITH_TILES
    if adds & FACET_TRACKS:
        adds |= _WITH_TRACKS | PACK_GAUGES[0]
    return adds


def order_matters(
    one_adds: int, one_takes: int, other_adds: int, other_takes: int, same_player: bool
) -> bool:
    """Two effects commute unless one takes from what the other adds to or takes from, or both lay tiles.

    The deck is left out: what it brings is unknown in any order.
    """
    if one_adds & other_adds & FACET_TILES:
        return True
    if not same_player and one_adds & other_adds & FACET_TRACKS:
        # Whoever comes first may take the last step, or the one with a bonus.
        return True
    if one_takes & _reach(one_takes, same_player) & (other_adds | other_takes):
        return True
    return bool(other_takes & _reach(other_takes, same_player) & (one_adds | one_takes))


def _reach(takes: int, same_player: bool) -> int:
    """What of it can be the other effect's: all for the same player, and for what takes from anybody."""
    if same_player or takes & FACET_ANYBODY:
        return ~(FACET_DECK | FACET_ANYBODY)
    return _SHARED
