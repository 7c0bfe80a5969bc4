"""Many random packs, in processes that are replaced. In: how many packs, games for each, a seed, jobs. Out: Tried for each."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.random_packs.playing import Tried, tried
from cardwright_tools.workers import processes

PACKS_IN_A_PROCESS = 20
"""A process keeps every pack that it has imported."""


def many(packs: int, games: int, seed: int, jobs: int) -> Iterator[Tried]:
    at_once = PACKS_IN_A_PROCESS * jobs
    with TemporaryDirectory() as place:
        work = [(seed * 100_000 + number, games, place) for number in range(packs)]
        for first in range(0, packs, at_once):
            # Those of a multiprocessing.Pool may start no others, as a build does that formats;
            # and max_tasks_per_child can wait for ever in Python 3.11.
            with ProcessPoolExecutor(jobs, processes("spawn")) as pool:
                yield from pool.map(_tried, work[first : first + at_once])


def _tried(work: tuple[int, int, str]) -> Tried:
    seed, games, place = work
    return tried(seed, games, Path(place))
