"""The engine's figures. Out: random games, decisions, clones, saves a second, labels off; growth with the players."""

import random
import time
from dataclasses import dataclass

from cardwright_runtime.kernel import state as kernel_state
from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.game import Game

SECONDS = 3.0
SETS = ("base", "corporate_era")


@dataclass(frozen=True, slots=True)
class Speed:
    players: int
    games_per_s: float
    decisions_per_s: float


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


def speed(players: int, seconds: float = SECONDS) -> Speed:
    games, decisions, chance = 0, 0, random.Random(players)
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play_out(new_game(players=players, sets=SETS, seed=games), chance)
        games += 1
    return Speed(players, games / spent, decisions / spent)


def some_state(seed: int = 5, share: float = 0.6) -> Game:
    """A game of two at about that share of its way."""
    chance = random.Random(seed)
    length = play_out(new_game(players=2, sets=SETS, seed=seed), random.Random(seed))
    game = new_game(players=2, sets=SETS, seed=seed)
    for _ in range(int(length * share)):
        game.choose(int(chance.random() * len(game.option_values)))
    return game


def clones_per_s(times: int = 20_000) -> float:
    game = some_state()
    clone = game.clone
    start = time.perf_counter()
    for _ in range(times):
        clone()
    return times / (time.perf_counter() - start)


def saves_per_s(times: int = 200) -> float:
    """Saved and loaded again."""
    from cardwright_runtime.terraforming_mars.saving import load, save

    game = some_state()
    start = time.perf_counter()
    for _ in range(times):
        load(save(game))
    return times / (time.perf_counter() - start)


def bytes_of_a_game(times: int = 2_000) -> float:
    """Memory that one more game of two takes, measured over many clones."""
    import tracemalloc

    game = some_state()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.clone() for _ in range(times)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)
