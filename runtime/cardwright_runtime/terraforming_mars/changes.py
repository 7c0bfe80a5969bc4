"""Kinds of change in the event log. In: none. Out: the numbers of `Entry.what`, with the meaning of its subject."""

from typing import Final

# subject: the gauge.
GAUGE_CHANGED: Final = 0
# subject: the track; the amount in steps.
TRACK_MOVED: Final = 1
# subject: the area; the amount is the tile.
TILE_PLACED: Final = 2
# subject: the card.
CARD_PLAYED: Final = 3
# subject: 0; the amount is how many.
CARDS_DRAWN: Final = 4
# subject: the card.
CARD_DISCARDED: Final = 5
# subject: the card that holds them.
TOKENS_CHANGED: Final = 6
# subject: the area.
AREA_RESERVED: Final = 7
# subject: the card that was kept or bought.
CARD_KEPT: Final = 8
