"""Many pairs judged, by several at once. In: how many pairs, a seed, jobs. Out: Judged, the same for any number of jobs."""

from collections.abc import Iterator

from cardwright_tools.meaning_survives.judging import Judged, judged
from cardwright_tools.workers import processes

AT_ONCE = 500
"""Pairs that are drawn from one source of chance."""


def all_judged(wanted: int, seed: int, jobs: int) -> Iterator[Judged]:
    """What was found so far, again and again."""
    found = Judged()
    for some in _each(wanted, seed, jobs):
        found.add(some)
        yield found


def _each(wanted: int, seed: int, jobs: int) -> Iterator[Judged]:
    work = [(f"{seed}/{n}", min(AT_ONCE, wanted - n)) for n in range(0, wanted, AT_ONCE)]
    if jobs <= 1:
        yield from map(_judged, work)
        return
    with processes("spawn").Pool(jobs) as pool:
        yield from pool.imap(_judged, work)


def _judged(work: tuple[str, int]) -> Judged:
    return judged(*work)
