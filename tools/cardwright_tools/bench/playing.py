"""The engine's figures. Out: random games, decisions, clones, saves a second, labels off; growth with the players."""

import random
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cardwright_runtime.kernel import state as kernel_state
from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_tools.bench.machine import best_seconds

SLICES = 6
SECONDS_OF_A_SLICE = 0.5
SETS = ("base", "corporate_era")
BESIDE = "turmoil"
"""The set whose games are measured beside those of the base game."""


@dataclass(frozen=True, slots=True)
class Speed:
    players: int
    games_per_s: float
    decisions_per_s: float
    decisions_of_a_game: float


def is_compiled() -> bool:
    return not kernel_state.__file__.endswith(".py")


def play_out(game: Game, chance: random.Random) -> int:
    """Random choices to the end; gives how many."""
    choose, draw = game.choose, chance.random
    turns = 0
    while game.asked_player >= 0:
        choose(int(draw() * len(game.option_values)))
        turns += 1
    return turns


def speed(players: int, slices: int = SLICES) -> Speed:
    return speeds_beside((SETS,), players, slices)[0]


def speeds_beside(
    choices: tuple[tuple[str, ...], ...], players: int = 2, slices: int = SLICES
) -> list[Speed]:
    """Of each choice of sets, in turn, so that the machine is as busy for one as for the other. Decisions of the best slice in
    processor time, because what else runs on the machine only ever slows down; games by their usual length.
    """
    chances = [random.Random(players) for _ in choices]
    games, decisions, best = [0] * len(choices), [0] * len(choices), [0.0] * len(choices)
    for _ in range(slices):
        for number, sets in enumerate(choices):
            made, start, spent = 0, time.process_time(), 0.0
            while spent < SECONDS_OF_A_SLICE:
                game = new_game(players=players, sets=sets, seed=games[number])
                made += play_out(game, chances[number])
                games[number] += 1
                spent = time.process_time() - start
            best[number] = max(best[number], made / spent)
            decisions[number] += made
    return [
        Speed(players, rate * count / made, rate, made / count)
        for count, made, rate in zip(games, decisions, best)
    ]


def some_state(seed: int = 5, share: float = 0.6) -> Game:
    """A game of two at about that share of its way."""
    chance = random.Random(seed)
    length = play_out(new_game(players=2, sets=SETS, seed=seed), random.Random(seed))
    game = new_game(players=2, sets=SETS, seed=seed)
    for _ in range(int(length * share)):
        game.choose(int(chance.random() * len(game.option_values)))
    return game


def clones_per_s(times: int = 20_000) -> float:
    return times / best_seconds(partial(_clone, some_state(), times))


def _clone(game: Game, times: int) -> None:
    clone = game.clone
    for _ in range(times):
        clone()


def saves_per_s(times: int = 100) -> float:
    """Saved and loaded again."""
    return times / best_seconds(partial(_save_and_load, some_state(), times))


def _save_and_load(game: Game, times: int) -> None:
    for _ in range(times):
        load(save(game))


def bytes_of_a_clone(times: int = 2_000) -> float:
    """It shares every list with its origin until one of the two changes it."""
    game = some_state()
    return _bytes_of(game.clone, times)


def bytes_of_a_game(times: int = 500) -> float:
    """One that shares nothing with any other but its table."""
    text = save(some_state())
    return _bytes_of(lambda: load(text), times)


def _bytes_of(make: Callable[[], Game], times: int) -> float:
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(times)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)
