"""How fast this machine is just now. Out: millions of turns a second of a fixed loop, so that figures of two machines compare."""

import time
from collections.abc import Callable

TURNS = 1_000_000
REFERENCE = 11.4
"""What the machine makes that the project's aims are meant for."""


def _loop(turns: int) -> int:
    value, seen = 1, {}
    for turn in range(turns):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        seen[value & 1023] = turn
    return value


def best_seconds(work: Callable[[], object], times: int = 5) -> float:
    """The shortest of several runs, in processor time: what else runs on the machine only ever adds."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def calibration() -> float:
    return round(TURNS / 1_000_000 / best_seconds(lambda: _loop(TURNS), 7), 2)
