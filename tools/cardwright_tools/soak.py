"""Random games with every invariant on. In: how many games, a seed. Out: what broke, with what is needed to see it again.

python -m cardwright_tools.soak --games 100000 --jobs 2
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from multiprocessing import get_context

from rich.progress import track

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import (
    broken,
    broken_decision,
    broken_stocks,
)
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.setup import new_game

MOST_DECISIONS = 20_000
_BOTH = ("base", "corporate_era")


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to set a game up."""

    players: int
    sets: tuple[str, ...] = _BOTH
    board: str = "tharsis"
    draft: bool = False
    beginners: tuple[int, ...] = ()
    goal_63: bool = False
    policy: str = "uniform"


KINDS = (
    Kind(2),
    Kind(2, policy="A"),
    Kind(2, policy="B"),
    Kind(1),
    Kind(1, goal_63=True, policy="B"),
    Kind(3, draft=True),
    Kind(3, sets=("base",), beginners=(0, 2)),
    Kind(4, board="hellas", policy="B"),
    Kind(5, board="elysium", draft=True, policy="A"),
    Kind(5, sets=("base",), policy="B"),
    Kind(2, sets=("base",), beginners=(0, 1), board="hellas", policy="B"),
    Kind(4, draft=True, beginners=(1,), policy="B"),
)


@dataclass(frozen=True, slots=True)
class Broken:
    kind: Kind
    seed: int
    decision: int
    what: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind}, seed {self.seed}, decision {self.decision}:\n  " + "\n  ".join(
            self.what
        )


def start(kind: Kind, seed: int) -> Game:
    return new_game(
        players=kind.players,
        sets=kind.sets,
        seed=seed,
        board=kind.board,
        draft=kind.draft,
        beginners=kind.beginners,
        goal_63=kind.goal_63,
        logging=True,
    )


def play(kind: Kind, seed: int, every: int) -> Broken | None:
    """One game to its end; the cheap invariants at each decision, all of them at each `every`th and at the end."""
    game = start(kind, seed)
    policy = policy_of(kind.policy, seed)
    try:
        while game.asked_player >= 0:
            what = _broken_now(game, every)
            if what or game.decision_number > MOST_DECISIONS:
                return Broken(kind, seed, game.decision_number, tuple(what or ["It never ends."]))
            game.choose(policy.choose(game))
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}"
        return Broken(kind, seed, game.decision_number, (said,))
    what = broken(game)
    return Broken(kind, seed, game.decision_number, tuple(what)) if what else None


def _broken_now(game: Game, every: int) -> list[str]:
    if game.decision_number % every == 0:
        return broken(game)
    found = broken_decision(game)
    for player in game.players:
        found.extend(broken_stocks(player))
    return found


def soak(games: int, seed: int, every: int, jobs: int) -> Iterator[Broken | None]:
    kinds = islice(cycle(KINDS), games)
    work = [(kind, seed + number, every) for number, kind in enumerate(kinds)]
    if jobs <= 1:
        yield from map(_play, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, work, chunksize=8)


def _play(work: tuple[Kind, int, int]) -> Broken | None:
    return play(*work)


def main() -> int:
    options = argparse.ArgumentParser(description="Random games with every invariant on.")
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument(
        "--every", type=int, default=7, help="all invariants at each n-th decision"
    )
    options.add_argument("--jobs", type=int, default=1)
    chosen = options.parse_args()
    found = []
    results = soak(chosen.games, chosen.seed, chosen.every, chosen.jobs)
    for one in track(results, description="games", total=chosen.games):
        if one is not None:
            found.append(one)
            print(one)
    print(f"{chosen.games} games, {len(found)} broken.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
