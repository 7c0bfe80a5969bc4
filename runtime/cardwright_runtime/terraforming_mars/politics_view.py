"""What players count by their pieces, and what events would do. In: a game. Out: plain data in words; nothing where there are no bodies.

Pieces, leaders, offices and events that are turned up are fields of the game, and stand in the view like all others.
"""

from cardwright_runtime.terraforming_mars.bodies import NEUTRAL_HOLDER, in_reserve
from cardwright_runtime.terraforming_mars.changes import (
    CHANGE_NAMES,
    GAUGE_CHANGED,
    TOKENS_CHANGED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import gauge_name
from cardwright_runtime.terraforming_mars.outlook import Change, outlook
from cardwright_runtime.terraforming_mars.standings import influence


def politics(game: Game) -> dict[str, object]:
    if not game.table.bodies or not game.turned:
        return {}
    return {
        "standings": [
            {
                "influence": influence(game, player),
                "lobby": game.lobby >> player.index & 1,
                "reserve": in_reserve(game, player.index),
            }
            for player in game.players
        ],
        "neutral_reserve": in_reserve(game, NEUTRAL_HOLDER),
        "outlook": {
            game.table.rules[event].key: _outlook(game, event)
            for event in game.turned
            if event >= 0
        },
    }


def _outlook(game: Game, event: int) -> dict[str, object]:
    found = outlook(game, event)
    return {
        "changes": [_change(game, change) for change in found.changes],
        "asked": [{"player": player, "question": words} for player, words in found.asked],
    }


def _change(game: Game, change: Change) -> dict[str, object]:
    return {
        "player": change.player,
        "what": CHANGE_NAMES[change.what],
        "about": _about(game, change),
        "amount": change.amount,
    }


def _about(game: Game, change: Change) -> object:
    if change.what == GAUGE_CHANGED:
        return gauge_name(change.subject)
    if change.what == TRACK_MOVED:
        return game.table.track(change.subject).key
    if change.what == TOKENS_CHANGED:
        return game.table.rules[change.subject].key
    return change.subject


def holder_word(holder: int) -> object:
    """The seat of a player; the neutral role by its name."""
    return "neutral" if holder == NEUTRAL_HOLDER else holder
