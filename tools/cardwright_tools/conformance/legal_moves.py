"""The moves of the player to move, in the oracle's words. In: a game at a move. Out: a table like `legal` of a trace."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.payment import card_cost, project_cost
from cardwright_runtime.terraforming_mars.phases.numbers import (
    LAST_GREENERIES,
    MOVE_ACTION,
    MOVE_AWARD,
    MOVE_CONVERSION,
    MOVE_END_TURN,
    MOVE_FIRST_ACTION,
    MOVE_MILESTONE,
    MOVE_PASS,
    MOVE_PLAY,
    MOVE_PROJECT,
    RULE_MASK,
)
from cardwright_tools.conformance.names import Names, space_of_area
from cardwright_tools.conformance.scenario import Json

_LISTS = {MOVE_ACTION: "action", MOVE_MILESTONE: "claim_milestone", MOVE_AWARD: "fund_award"}
_FLAGS = {MOVE_PASS: "pass", MOVE_END_TURN: "end_turn", MOVE_FIRST_ACTION: "corp_first_action"}


def legal_now(game: Game, names: Names) -> Json:
    if game.question == LAST_GREENERIES:
        return {"spaces": _spaces_after(game, game.option_values.index(1))}
    legal = legal_of(game, names, game.option_values)
    if all(move & ~RULE_MASK != MOVE_FIRST_ACTION for move in game.option_values):
        # It is there even where nothing is affordable.
        legal.setdefault("standard_project", {})
    return legal


def legal_of(game: Game, names: Names, moves: list[int]) -> Json:
    """Some of the moves that there are now."""
    legal: Json = {}
    for index, move in enumerate(game.option_values):
        if move in moves:
            _add(legal, game, names, index, move)
    return in_one_order(legal)


def in_one_order(legal: Json) -> Json:
    """Lists of names in the order of the alphabet: which comes first means nothing."""
    return {
        key: sorted(value) if isinstance(value, list) else value for key, value in legal.items()
    }


def _add(legal: Json, game: Game, names: Names, index: int, move: int) -> None:
    kind, rule = move & ~RULE_MASK, move & RULE_MASK
    player = game.players[game.asked_player]
    if kind == MOVE_PLAY:
        cost = card_cost(game, player, game.table.cards[rule])
        legal.setdefault("play", {})[names.name(rule)] = cost
    elif kind == MOVE_ACTION and rule == game.ruling:
        legal["policy_action"] = True
    elif kind in _LISTS:
        legal.setdefault(_LISTS[kind], []).append(names.name(rule))
    elif kind in _FLAGS:
        legal[_FLAGS[kind]] = True
    elif kind == MOVE_PROJECT:
        _add_project(legal, game, rule)
    elif kind == MOVE_CONVERSION:
        _add_conversion(legal, game, index, rule)


def _last_word(game: Game, rule: int) -> str:
    return game.table.rules[rule].key.rpartition(".")[2]


def _add_project(legal: Json, game: Game, rule: int) -> None:
    word = _last_word(game, rule)
    project = next(one for one in game.table.projects if one.index == rule)
    if word == "sell_patents":
        legal[word] = True
        return
    cost = project_cost(game.players[game.asked_player], project)
    legal.setdefault("standard_project", {})[word.replace("_", " ")] = cost


def _add_conversion(legal: Json, game: Game, index: int, rule: int) -> None:
    word = _last_word(game, rule)
    if word in ("send_from_lobby", "send_from_reserve"):
        legal["send_delegate"] = True
        return
    legal[word] = _spaces_after(game, index) if word == "convert_plants" else True


def _spaces_after(game: Game, index: int) -> str:
    """The areas asked for once this option is taken; the one that was taken where there was no other."""
    after = game.clone()
    before = after.tiles
    after.choose(index)
    while after.asked_player >= 0 and after.table.rules[after.question].question() != "area":
        if after.tiles != before:
            return space_of_area((after.tiles & ~before).bit_length() - 1)
        after.choose(0)
    return " ".join(space_of_area(area) for area in after.option_values)
