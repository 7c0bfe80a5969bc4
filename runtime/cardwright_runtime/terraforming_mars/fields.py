"""All of a game's state, said once: a row for each field of a player and of the game (frames: `frame_kinds.py`).

A new row, then `python -m cardwright_tools.state`: constructor, clone, save, numbers of packs, view and digest have the field.
"""

from typing import Final

from cardwright_runtime.kernel.fields import (
    AMOUNT,
    ANY,
    CARD,
    CHANCE,
    CLONED,
    COUNTED,
    COUNTS,
    FLAG,
    LIST,
    LISTS,
    MAP,
    MASK,
    NUMBER,
    OWNED,
    OWN,
    PLAYER,
    RULE,
    SECRET,
    SEED,
    SHARED,
    STATE,
    TOLD,
    UNSEEN,
    Field,
    Fields,
)

# What numbers stand for, besides what they do in every game: nouns by category.
GAUGE: Final = "gauge"
TRACK: Final = "track"
TAG: Final = "tag"
TOKEN: Final = "token"
TILE: Final = "tile"
BONUS: Final = "bonus"
VALUE: Final = "value"
QUALITY: Final = "quality"
PROJECT: Final = "project"
OFFICE: Final = "office"
# What a value stands at: a few steps above or below the normal.
WORTH: Final = "worth"
# Numbers of areas; those off the map have theirs from nouns. -1 is none.
AREA: Final = "map area"
# A tile with its area, its owner and its cause, by `pack_tile`.
PLACED: Final = "placed tile"
# A bonus on an area, by `pack_marker`.
MARKER: Final = "marker"
# A description of cards that a rule has, by `description_of`.
DESCRIPTION: Final = "description"
# rule * 8 + player.
CLAIM: Final = "claim"
# A piece in a body: the rule of the body and whose it is, by `piece_of`; the neutral role has a number of its own.
PIECE: Final = "piece"
HOLDER: Final = "holder"
# A block of a rule that waits, by `effect`.
EFFECT: Final = "effect"

PLAYER_FIELDS: Final[Fields] = (
    Field("index", NUMBER, PLAYER, "The seat.", TOLD),
    Field("megacredits", NUMBER, AMOUNT, "In stock."),
    Field("steel", NUMBER, AMOUNT, "In stock."),
    Field("titanium", NUMBER, AMOUNT, "In stock."),
    Field("plants", NUMBER, AMOUNT, "In stock."),
    Field("energy", NUMBER, AMOUNT, "In stock."),
    Field("heat", NUMBER, AMOUNT, "In stock."),
    Field("megacredit_production", NUMBER, ANY, "The one that may fall below zero."),
    Field("steel_production", NUMBER, AMOUNT, "Each generation."),
    Field("titanium_production", NUMBER, AMOUNT, "Each generation."),
    Field("plant_production", NUMBER, AMOUNT, "Each generation."),
    Field("energy_production", NUMBER, AMOUNT, "Each generation."),
    Field("heat_production", NUMBER, AMOUNT, "Each generation."),
    Field("rating", NUMBER, AMOUNT, "The terraform rating.", "START_RATING"),
    Field("rating_raised", FLAG, ANY, "The rating went up in this generation."),
    Field("free_cards", NUMBER, AMOUNT, "Cards that are not paid for at the start."),
    Field("more_gauges", MAP, GAUGE, "Stocks, productions and counters of packs."),
    Field("steel_value", NUMBER, WORTH, "In megacredits.", "NORMAL[VALUE_STEEL_VALUE]"),
    Field("titanium_value", NUMBER, WORTH, "In megacredits.", "NORMAL[VALUE_TITANIUM_VALUE]"),
    Field("greenery_price", NUMBER, WORTH, "In plants.", "NORMAL[VALUE_GREENERY_PRICE]"),
    Field("card_price", NUMBER, WORTH, "To buy a card.", "NORMAL[VALUE_CARD_PRICE]"),
    Field(
        "ocean_bonus", NUMBER, WORTH, "For each ocean beside a tile.", "NORMAL[VALUE_OCEAN_BONUS]"
    ),
    Field("leeway", NUMBER, WORTH, "Steps by which requirements loosen.", "NORMAL[VALUE_LEEWAY]"),
    Field("more_values", MAP, VALUE, "Values of packs that differ from the normal."),
    Field("fixed_values", MAP, VALUE, "Numbers that replace the normal one, by `set_value`."),
    Field("card_discount", NUMBER, ANY, "On every card."),
    Field("tag_discounts", COUNTS, TAG, "On cards, by tag; empty where there are none.", "[]"),
    Field("quality_discounts", MAP, QUALITY, "On cards of a quality."),
    Field("described_discounts", MAP, DESCRIPTION, "On cards of a description."),
    Field(
        "reckoned_discounts",
        MAP,
        DESCRIPTION,
        "On such cards, how often each reckoning of the rule, by `reckoned_once`.",
    ),
    Field(
        "paying_cards", MAP, DESCRIPTION, "What one resource on the card is worth for such cards."
    ),
    Field("project_discounts", MAP, PROJECT, "On standard projects."),
    Field("money_like", LIST, GAUGE, "What pays for money, one for one."),
    Field("protected", MASK, GAUGE, "What opponents may not take."),
    Field("protected_again", LIST, GAUGE, "Protected once more, by something else."),
    Field("protected_tokens", MASK, TOKEN, "Tokens that opponents may not take."),
    Field("tokens_protected_again", LIST, TOKEN, "The same of tokens."),
    Field("protected_cards", LIST, CARD, "Cards whose tokens nobody may take."),
    Field(
        "protected_described",
        MAP,
        DESCRIPTION,
        "Own cards of a description, whose tokens opponents may not take; how often it was said.",
        came_later=True,
    ),
    Field("tiles", MASK, AREA, "Areas on the map with an own tile."),
    Field("beside", MASK, AREA, "Areas beside those."),
    Field("reserved", MASK, AREA, "Areas with an own marker."),
    Field(
        "offices",
        LIST,
        OFFICE,
        "Offices that this player holds, but those of pieces.",
        came_later=True,
    ),
    Field("taken", LIST, BONUS, "Markers that this player took from areas."),
    Field("off_map_cities", NUMBER, AMOUNT, "Cities that lie off the map."),
    Field("tags", COUNTS, TAG, "Symbols of each tag lying open.", '[0] * counted("tag")'),
    Field("hand", LIST, CARD, "Cards that were bought or drawn.", seen=OWN),
    Field("tableau", LIST, CARD, "Cards lying open, the corporation too."),
    Field("events", LIST, CARD, "Events that were played, face down."),
    Field(
        "beneath",
        LIST,
        CARD,
        "Cards that lie face down beneath others.",
        seen=OWN,
        came_later=True,
    ),
    Field("lies_beneath", LIST, CARD, "Beneath which card each of these lies.", came_later=True),
    Field("holders", LIST, CARD, "Cards that can hold tokens."),
    Field("held", LIST, AMOUNT, "How many each of the holders holds."),
    Field("action_cards", LIST, CARD, "Cards with an action.", seen=UNSEEN),
    Field("used", LIST, CARD, "Cards whose action was used in this generation."),
    Field("limited", LIST, EFFECT, "Limited answers that were given, each with its period."),
    Field("listeners", LISTS, CARD, "By event, who waits.", "[NO_ITEMS] * EVENT_KINDS", UNSEEN),
    Field("next_card_rules", LIST, EFFECT, "In force for the next card, and for how many more."),
    Field(
        "conditional",
        LIST,
        EFFECT,
        "Effects under a condition or counted, and how often each is in force now.",
    ),
    Field("timed", LIST, EFFECT, "Effects for a time, with their period; 0 until something."),
    Field("corporation", NUMBER, RULE, "The one in play; -1 before it is shown.", "-1"),
    Field("first_action_due", FLAG, ANY, "Its first action comes next."),
    Field("offered", LIST, CARD, "Cards looked at, to choose from.", seen=SECRET),
    Field("picked", LIST, CARD, "Those picked of them.", seen=SECRET),
    Field("owed", NUMBER, AMOUNT, "In megacredits, to be paid when the action is done."),
)

GAME_FIELDS: Final[Fields] = (
    Field("table", SHARED, "Table", "The rules in play."),
    Field("players", CLONED, "Player", "By their seats."),
    Field("seed", NUMBER, SEED, "All chance comes from it.", TOLD, seen=UNSEEN),
    Field("generation", NUMBER, AMOUNT, "The first is 1.", "1"),
    Field("phase", NUMBER, AMOUNT, "One of `phases/numbers.py`."),
    Field("first_player", NUMBER, PLAYER, "Who begins in this generation."),
    Field("active_player", NUMBER, PLAYER, "Whose turn it is: orders what happens at once."),
    Field("actions_done", NUMBER, AMOUNT, "In this turn."),
    Field("passed", MASK, PLAYER, "Who has passed."),
    Field("temperature", NUMBER, ANY, "In degrees."),
    Field("oxygen", NUMBER, ANY, "In percent."),
    Field("more_tracks", MAP, TRACK, "Levels of the tracks of packs."),
    Field("oceans", MASK, AREA, "With a tile that counts as an ocean."),
    Field("greeneries", MASK, AREA, "With a tile that counts as a greenery."),
    Field("cities", MASK, AREA, "With a tile that counts as a city."),
    Field("tiles", MASK, AREA, "With any tile."),
    # Kept with every tile placed: asked far more often than they change.
    Field("beside_oceans", MASK, AREA, "Beside those with an ocean.", seen=UNSEEN),
    Field("beside_greeneries", MASK, AREA, "Beside those with a greenery.", seen=UNSEEN),
    Field("beside_cities", MASK, AREA, "Beside those with a city.", seen=UNSEEN),
    Field("beside_tiles", MASK, AREA, "Beside those with any tile.", seen=UNSEEN),
    Field("placed", LIST, PLACED, "Every tile but the oceans."),
    Field(
        "own_decks",
        LISTS,
        CARD,
        "What is left of decks with a type of their own, the next card first.",
        "[]",
        UNSEEN,
    ),
    Field("markers", LIST, MARKER, "Bonuses that were put on areas and wait there."),
    Field("below_markers", LIST, BONUS, "What each of them hides; -1 nothing.", seen=UNSEEN),
    Field("turned_over", LIST, BONUS, "What markers have hidden so far."),
    Field("deck", LIST, CARD, "The next card is deck[deck_top].", seen=COUNTED, begins="deck_top"),
    Field("deck_top", NUMBER, AMOUNT, "How many cards were drawn.", seen=UNSEEN, digested=False),
    Field("discards", LIST, CARD, "The discard pile, face down.", seen=COUNTED),
    Field("owns_discards", OWNED, ANY, "The pile is long, and grows card by card.", seen=UNSEEN),
    Field("deck_chance", NUMBER, CHANCE, "How the deck is shuffled next.", seen=UNSEEN),
    Field("milestones", LIST, CLAIM, "In the order in which they were claimed."),
    Field("awards", LIST, CLAIM, "In the order in which they were funded."),
    Field("pieces", LIST, PIECE, "In bodies, in the order in which they came."),
    Field("leaders", LIST, PIECE, "The one that leads each body which has pieces."),
    Field("ruling", NUMBER, RULE, "The body in power; -1 is none.", "-1"),
    Field("dominant", NUMBER, RULE, "The body that comes to power next; -1 is none.", "-1"),
    Field("head", NUMBER, HOLDER, "Who heads the government; -1 is nobody.", "-1"),
    Field("lobby", MASK, PLAYER, "Whose piece waits in the lobby."),
    Field("turned", LIST, RULE, "Events turned up: the current, the coming, the distant one."),
    Field("event_deck", LIST, CARD, "Events to come, the next one first.", seen=COUNTED),
    Field("event_discards", LIST, CARD, "Events that are over."),
    Field(
        "automa_cards",
        LISTS,
        CARD,
        "Of an automa: action deck, bonus deck, its discards, what comes back, the played pile.",
        "[]",
        UNSEEN,
    ),
    Field("furthest", MAP, TRACK, "On each of its tracks, the space it has reached so far."),
    # Filled by `respond` while an event is announced, empty at every decision.
    Field("responses", LIST, EFFECT, "What cards answer to an event.", seen=UNSEEN),
)
ALL_GAME_FIELDS: Final[Fields] = STATE + GAME_FIELDS
