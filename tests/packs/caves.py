"""The pack of the caves, built in a folder outside of the project. In: a place for it. Out: the folder, and games with the pack."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION, number_at, place_of
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    GENERATIONS,
    PHASE_ACTION,
)
from cardwright_runtime.terraforming_mars.setup import table_for, undealt_game
from cardwright_tools.building.build import build

SOURCES = Path(__file__).with_name("crystal_caves")
ID = "crystal_caves"
# `GENERATIONS` goes on with the production phase once the action phase is over.
AFTER_ACTIONS = 2


def built_pack(place: Path) -> Path:
    folder = place / "caves"
    shutil.copytree(SOURCES, folder)
    report = build(folder)
    assert [finding.title for finding in report.findings] == []
    return folder


def noun(category: str, word: str) -> int:
    return number_at(category, place_of(category, word, ID))


def rule(game: Game, key: str) -> int:
    return game.table.numbers[key]


def cave_game(
    folder: Path, hand: Sequence[str] = (), players: int = 2, board: str = "hollow"
) -> Game:
    """Before the first player's first move; the caller sets the rest up and calls `advance`."""
    table = table_for(players, ("base", "corporate_era"), board, packs=(str(folder),))
    game = undealt_game(table, 1, logging=True)
    game.push(GENERATIONS, 0, 0, -1).step = AFTER_ACTIONS
    game.push(ACTION_PHASE, 0, 0, GENERATIONS)
    game.phase = PHASE_ACTION
    cards = [rule(game, key) for key in hand]
    game.deck = [card for card in game.deck if card not in cards]
    game.players[0].hand = cards
    return game


def take(game: Game, *keys: str) -> None:
    """One choice after another, each by its key."""
    for key in keys:
        decision = game.decision
        assert decision is not None, f"{key}: the game is over"
        option = decision.option(key)
        assert option is not None, f"{key}: there is {[o.key for o in decision.options]}"
        game.choose(option.index)


def keys(game: Game) -> list[str]:
    decision = game.decision
    return [option.key for option in decision.options] if decision is not None else []


def area(game: Game, name: str) -> int:
    board = game.table.board
    return next(number for number in range(board.size) if board.area_name(number) == name)


def give(game: Game, player: int, **amounts: int) -> None:
    for word, amount in amounts.items():
        resource, _, production = word.partition("_")
        gauge = noun("counter" if word == "renown" else "resource", resource)
        game.players[player].add_gauge(gauge + PRODUCTION * bool(production), amount)


def has(game: Game, player: int, word: str) -> int:
    resource, _, production = word.partition("_")
    gauge = noun("counter" if word == "renown" else "resource", resource)
    return game.players[player].gauge(gauge + PRODUCTION * bool(production))


def begin(game: Game, money: int = 0, **amounts: int) -> Game:
    game.players[0].megacredits += money
    give(game, 0, **amounts)
    game.advance()
    return game
