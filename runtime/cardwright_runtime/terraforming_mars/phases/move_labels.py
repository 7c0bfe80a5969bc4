"""Keys and words of moves. In: the number of a move. Out: a key stable across runs and versions, and plain English."""

from typing import Final

from cardwright_runtime.terraforming_mars.cards import Project
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import money_label, play_label, project_label
from cardwright_runtime.terraforming_mars.phases.numbers import (
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
from cardwright_runtime.terraforming_mars.phases.prizes import award_price, milestone_price

_PREFIXES: Final = {
    MOVE_PLAY: "play:",
    MOVE_PROJECT: "project:",
    MOVE_MILESTONE: "milestone:",
    MOVE_AWARD: "award:",
    MOVE_ACTION: "action:",
    MOVE_CONVERSION: "",
    MOVE_FIRST_ACTION: "first_action:",
}


def project_of(game: Game, rule: int) -> Project:
    project = game.table.rules[rule]
    assert isinstance(project, Project)
    return project


def move_key(game: Game, move: int) -> str:
    """`play:algae`, `project:asteroid`, `convert_plants`, `sell_patents`, `pass`."""
    kind = move & ~RULE_MASK
    if kind == MOVE_PASS:
        return "pass"
    if kind == MOVE_END_TURN:
        return "end_turn"
    rule = move & RULE_MASK
    name = game.table.rules[rule].key.rpartition(".")[2]
    if kind == MOVE_PROJECT and project_of(game, rule).cost == 0:
        return name
    return _PREFIXES[kind] + name


def move_label(game: Game, player: int, move: int) -> str:
    """`play Algae for 10 megacredits`."""
    kind = move & ~RULE_MASK
    if kind == MOVE_PASS:
        return "pass"
    if kind == MOVE_END_TURN:
        return "end your turn"
    rule = move & RULE_MASK
    name = game.table.rules[rule].name
    if kind == MOVE_PLAY:
        return play_label(game, player, rule)
    if kind == MOVE_MILESTONE:
        return f"claim {name} for {money_label(milestone_price(game.players[player]))}"
    if kind == MOVE_AWARD:
        return f"fund {name} for {money_label(award_price(game, game.players[player]))}"
    if kind == MOVE_ACTION:
        return f"use the action of {name}"
    if kind == MOVE_FIRST_ACTION:
        return f"carry out the first action of {name}"
    return project_label(game, player, project_of(game, rule))
