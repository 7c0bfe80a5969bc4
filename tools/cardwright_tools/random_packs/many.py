"""Many random packs, each process with its own. In: how many packs, games for each, a seed, jobs. Out: Tried for each."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.random_packs.playing import Tried, tried

PACKS_IN_A_PROCESS = 20
"""A process keeps every pack that it has imported."""


def many(packs: int, games: int, seed: int, jobs: int) -> Iterator[Tried]:
    with TemporaryDirectory() as place:
        work = [(seed * 100_000 + number, games, place) for number in range(packs)]
        # Unlike those of a multiprocessing.Pool, its processes may start others: a build formats in several.
        with ProcessPoolExecutor(
            jobs, get_context("spawn"), max_tasks_per_child=PACKS_IN_A_PROCESS
        ) as pool:
            yield from pool.map(_tried, work)


def _tried(work: tuple[int, int, str]) -> Tried:
    seed, games, place = work
    return tried(seed, games, Path(place))
