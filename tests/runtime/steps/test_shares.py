"""All or half of what somebody has. In: who takes, of whom, how much. Out: what each has left."""

from collections.abc import Callable

import pytest
from runtime.steps.small_game import choose, option_keys, run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.names import (
    HALVED,
    WHOLE,
    remove_from_each,
    remove_share,
    remove_share_from,
    remove_share_from_each,
    remove_up_to_from,
    steal_share,
    steal_share_from,
    steal_share_from_each,
)
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_PLANT

Take = Callable[[Game, Frame], bool]
PLANT = RESOURCE_PLANT


# Player 0 takes where players have 1, 5 and 8 plants; who may be chosen, and what each has when it was player 2.
ROWS: list[tuple[str, Take, list[int], list[int]]] = [
    ("remove all", lambda g, f: remove_share(g, f, PLANT, WHOLE), [1, 2, 0], [1, 5, 0]),
    ("remove half", lambda g, f: remove_share(g, f, PLANT, HALVED), [1, 2, 0], [1, 5, 4]),
    ("steal all", lambda g, f: steal_share(g, f, PLANT, WHOLE), [1, 2, 0], [9, 5, 0]),
    ("steal half", lambda g, f: steal_share(g, f, PLANT, HALVED), [1, 2, 0], [5, 5, 4]),
    ("of two", lambda g, f: remove_share_from(g, f, PLANT, WHOLE, [1, 2]), [1, 2], [1, 5, 0]),
    ("steal of two", lambda g, f: steal_share_from(g, f, PLANT, HALVED, [1, 2]), [1, 2], [5, 5, 4]),
]


def with_plants(*plants: int) -> Game:
    game = small_game(players=3)
    for player, number in zip(game.players, plants):
        player.plants = number
    return game


def plants(game: Game) -> list[int]:
    return [player.plants for player in game.players]


@pytest.mark.parametrize(("name", "take", "offered", "left"), ROWS, ids=[row[0] for row in ROWS])
def test_a_share_is_taken_of_one(
    name: str, take: Take, offered: list[int], left: list[int]
) -> None:
    game = with_plants(1, 5, 8)
    run_step(game, take)
    assert option_keys(game) == [f"player:{seat}" for seat in offered]
    choose(game, "player:2")
    assert plants(game) == left


@pytest.mark.parametrize(
    ("take", "left"),
    [
        (lambda g, f: remove_share_from_each(g, f, PLANT, WHOLE, [1, 2]), [1, 0, 0]),
        (lambda g, f: remove_share_from_each(g, f, PLANT, HALVED, [1, 2]), [1, 3, 4]),
        (lambda g, f: steal_share_from_each(g, f, PLANT, HALVED, [1, 2]), [7, 3, 4]),
        (lambda g, f: remove_from_each(g, f, PLANT, 6, [1, 2]), [1, 0, 2]),
    ],
)
def test_a_share_is_taken_of_each(take: Take, left: list[int]) -> None:
    game = with_plants(1, 5, 8)
    run_step(game, take)
    assert option_keys(game) == []
    assert plants(game) == left


def test_nobody_is_chosen_who_has_nothing() -> None:
    game = with_plants(1, 0, 8)
    run_step(game, lambda g, f: remove_up_to_from(g, f, PLANT, 3, [0, 1, 2]))
    assert option_keys(game) == ["player:2", "player:0"]
    game = with_plants(1, 0, 8)
    run_step(game, lambda g, f: remove_share_from(g, f, PLANT, WHOLE, [0, 1, 2]))
    assert option_keys(game) == ["player:2", "player:0"]
