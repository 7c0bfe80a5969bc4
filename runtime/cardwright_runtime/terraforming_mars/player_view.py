"""What one player may know. In: a game and a player. Out: plain data in words: own cards by key, the others' only counted.

The discard pile lies face down (000, the course of a generation), events that were played were seen by all.
"""

from typing import Final

from cardwright_runtime.kernel.view import hidden
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, rule_of, tile_of
from cardwright_runtime.terraforming_mars.labels import gauge_name
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS, KEEP_SOME
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_SETUP
from cardwright_runtime.terraforming_mars.player import Player

# Questions about cards that only the player asked has before his eyes.
LOOKING: Final = (BUY_CARDS, KEEP_SOME)


def view(game: Game, player: int) -> dict[str, object]:
    seen: dict[str, object] = {
        "viewer": player,
        "generation": game.generation,
        "phase": game.phase,
        "first_player": game.first_player,
        "active_player": game.active_player,
        "passed": [other.index for other in game.players if game.passed >> other.index & 1],
        "tracks": {track.key: game.track_level(track.track) for track in game.table.tracks},
        "oceans": areas_of(game.oceans),
        "tiles": [_tile(game, packed) for packed in game.placed],
        "milestones": [_claim(game, entry) for entry in game.milestones],
        "awards": [_claim(game, entry) for entry in game.awards],
        "deck": {"hidden": len(game.deck) - game.deck_top},
        "discards": hidden(game.discards),
        "players": [_player(game, other, other.index == player) for other in game.players],
        "decision": _decision(game, player),
    }
    return seen


def _tile(game: Game, packed: int) -> dict[str, object]:
    rule = rule_of(packed)
    return {
        "area": game.table.board.area_name(area_of(packed)),
        "tile": tile_of(packed),
        "owner": owner_of(packed),
        "by": game.table.rules[rule].key if rule >= 0 else "",
    }


def _claim(game: Game, entry: int) -> dict[str, object]:
    return {"what": game.table.rules[entry // 8].key, "player": entry % 8}


def _player(game: Game, player: Player, own: bool) -> dict[str, object]:
    resources = range(PRODUCTION)
    return {
        "index": player.index,
        "rating": player.rating,
        "stocks": [player.gauge(resource) for resource in resources],
        "productions": [player.gauge(resource + PRODUCTION) for resource in resources],
        "more": {gauge_name(gauge): amount for gauge, amount in sorted(player.more_gauges.items())},
        "corporation": _keys(game, [player.corporation] if player.corporation >= 0 else []),
        "played": _keys(game, player.tableau),
        "events": _keys(game, player.events),
        "resources_on": dict(zip(_keys(game, player.holders), player.held)),
        "used": _keys(game, player.used),
        "reserved": areas_of(player.reserved),
        "hand": _keys(game, player.hand) if own else hidden(player.hand),
        **_chosen_from(game, player, own),
    }


def _chosen_from(game: Game, player: Player, own: bool) -> dict[str, object]:
    offered, picked = player.offered, player.picked
    if own:
        return {"offered": _keys(game, offered), "picked": _keys(game, picked)}
    if game.phase == PHASE_SETUP:
        # 000 p. 7: all choose at once, so that not even the number of cards shows before.
        return {"offered": hidden(offered + picked), "picked": hidden([])}
    return {"offered": hidden(offered), "picked": hidden(picked)}


def _keys(game: Game, cards: list[int]) -> list[str]:
    return [game.table.rules[card].key for card in cards]


def _decision(game: Game, player: int) -> dict[str, object]:
    """The options are shown to the one who is asked; the others see whom all wait for."""
    decision = game.decision
    if decision is None:
        return {"player": -1}
    if decision.player != player:
        return {"player": decision.player}
    return {
        "player": player,
        "number": decision.number,
        "question": decision.question,
        "about": decision.about,
        "options": [option.key for option in decision.options],
        "looked_at": _keys(game, _looked_at(game, player)),
    }


def _looked_at(game: Game, player: int) -> list[int]:
    """While he pays for one of them the others stay before his eyes."""
    looking = [f for f in game.stack if f.rule in LOOKING and f.player == player]
    return looking[-1].items if looking else []
