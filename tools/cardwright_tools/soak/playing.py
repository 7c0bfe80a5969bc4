"""Games played to their end while every invariant is asked. In: kinds of games, seeds. Out: what broke, or None, for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from cardwright_runtime.terraforming_mars.invariants import (
    broken,
    broken_debts,
    broken_decision,
    broken_stocks,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.political_invariants import broken_shift, seats_of
from cardwright_tools.soak.keeping import changed_by_keeping
from cardwright_tools.soak.kinds import Kind, start
from cardwright_tools.workers import processes

MOST_DECISIONS = 20_000
NEVER_ENDS = ("It never ends.",)


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


def play(
    kind: Kind, seed: int, every: int, most: int = MOST_DECISIONS, kept: bool = False
) -> Broken | None:
    """One game to its end; the cheap invariants at each decision, all of them at each `every`th and at the end. `kept`: it is saved,
    cloned and taken back at each decision."""
    return play_on(start(kind, seed), kind, seed, every, most, kept)


def play_on(
    game: Game, kind: Kind, seed: int, every: int, most: int, kept: bool = False
) -> Broken | None:
    policy = policy_of(kind.policy, seed)
    try:
        while game.asked_player >= 0:
            what = _broken_now(game, every)
            if kept:
                what += changed_by_keeping(game)
            if what or game.decision_number > most:
                return Broken(kind, seed, game.decision_number, tuple(what) or NEVER_ENDS)
            before = seats_of(game)
            game.choose(policy.choose(game))
            what = broken_shift(before, game)
            if what:
                return Broken(kind, seed, game.decision_number, tuple(what))
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}"
        return Broken(kind, seed, game.decision_number, (said,))
    what = broken(game)
    return Broken(kind, seed, game.decision_number, tuple(what)) if what else None


def _broken_now(game: Game, every: int) -> list[str]:
    if game.decision_number % every == 0:
        return broken(game)
    found = [*broken_decision(game), *broken_debts(game)]
    for player in game.players:
        found.extend(broken_stocks(player))
    return found


def soak(
    games: int, seed: int, every: int, jobs: int, kinds: list[Kind], kept: int = 0
) -> Iterator[Broken | None]:
    """`kept`: each so many games one is saved, cloned and taken back at each decision; 0 is none."""
    in_turn = islice(cycle(kinds), games)
    work = [
        (kind, seed + number, every, MOST_DECISIONS, kept > 0 and number % kept == 0)
        for number, kind in enumerate(in_turn)
    ]
    if jobs <= 1:
        yield from map(_play, work)
        return
    with processes("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, work, chunksize=8)


def _play(work: tuple[Kind, int, int, int, bool]) -> Broken | None:
    return play(*work)
