"""Games played to their end while every invariant is asked. In: kinds of games, seeds. Out: what broke, or None, for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from cardwright_runtime.terraforming_mars import digest, load, save
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
    kind: Kind, seed: int, every: int, most: int = MOST_DECISIONS, is_saved: bool = False
) -> Broken | None:
    """One game to its end; the cheap invariants at each decision, all of them at each `every`th and at the end. Where it
    `is_saved`, it is saved, cloned and taken back at each decision too."""
    return play_on(start(kind, seed), kind, seed, every, most, is_saved)


def play_on(
    game: Game, kind: Kind, seed: int, every: int, most: int, is_saved: bool = False
) -> Broken | None:
    policy = policy_of(kind.policy, seed)
    try:
        while game.asked_player >= 0:
            what = _broken_now(game, every)
            if is_saved:
                what = [*what, *changed_by_keeping(game, kind.packs)]
            if what or game.decision_number > most:
                return Broken(kind, seed, game.decision_number, tuple(what) or NEVER_ENDS)
            before = seats_of(game)
            game.choose(policy.choose(game))
            what = broken_shift(before, game)
            if what:
                return Broken(kind, seed, game.decision_number, tuple(what))
    # A game may break the engine in any way at all: it is told as broken, and the run goes on.
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
    games: int, seed: int, every: int, jobs: int, kinds: list[Kind], saved_every: int = 0
) -> Iterator[Broken | None]:
    """Of every `saved_every`th game each decision is saved, cloned and taken back; of none where it is 0."""
    in_turn = islice(cycle(kinds), games)
    work = [
        (kind, seed + number, every, saved_every > 0 and number % saved_every == 0)
        for number, kind in enumerate(in_turn)
    ]
    if jobs <= 1:
        yield from map(_play, work)
        return
    with processes("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, work, chunksize=8)


def _play(work: tuple[Kind, int, int, bool]) -> Broken | None:
    kind, seed, every, is_saved = work
    return play(kind, seed, every, is_saved=is_saved)
