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
# subject: the milestone.
MILESTONE_CLAIMED: Final = 9
# subject: the award.
AWARD_FUNDED: Final = 10
# subject: the card.
ACTION_USED: Final = 11
# subject: 0.
PASSED: Final = 12
# subject: the generation; the player is the first one of it.
GENERATION_BEGUN: Final = 13
# subject: 0; the amount is how many cards the new deck has.
DECK_MADE_ANEW: Final = 14
# subject: 0; the amount is how many cards a player was given to choose from.
CARDS_OFFERED: Final = 15
# subject: the card; nobody else knows it.
CARD_DRAFTED: Final = 16
# subject: the event that now lies face down.
CARD_TURNED_DOWN: Final = 17
# subject: the area; the amount is the tile.
TILE_TAKEN: Final = 18
# subject: the area; the amount is the bonus.
MARKER_PLACED: Final = 19
# subject: the area; the amount is the bonus, or what was below it.
MARKER_TAKEN: Final = 20
# subject: the body; the amount is 1 where a piece comes and -1 where it goes; the player is -1 for a neutral one.
PIECE_MOVED: Final = 21
# subject: the event that was turned up.
EVENT_TURNED: Final = 22
# subject: the body that rules now.
GOVERNMENT_FORMED: Final = 23
# subject: the project card that an automa turned over and resolves.
CARD_RESOLVED: Final = 24
# subject: the bonus card that an automa turned over and resolves.
BONUS_RESOLVED: Final = 25
# subject: 0; an automa could not do what it had to.
AUTOMA_FAILED: Final = 26
# subject: the project card whose cost counts areas out; the amount is how many areas were left.
AREAS_COUNTED_OUT: Final = 27
# subject: the office; the amount is 1 where the player takes it and -1 where it is lost.
OFFICE_CHANGED: Final = 28
# subject: the card that another was put beneath; nobody else knows which.
CARD_PUT_BENEATH: Final = 29

# What a view calls them, by their numbers.
CHANGE_NAMES: Final = (
    "gauge",
    "track",
    "tile placed",
    "card played",
    "cards drawn",
    "card discarded",
    "tokens",
    "area reserved",
    "card kept",
    "milestone claimed",
    "award funded",
    "action used",
    "passed",
    "generation begun",
    "deck made anew",
    "cards offered",
    "card drafted",
    "card turned down",
    "tile taken",
    "marker placed",
    "marker taken",
    "piece",
    "event turned up",
    "government formed",
    "card resolved",
    "bonus card resolved",
    "failed action",
    "areas counted out",
    "office",
    "card put beneath",
)
