"""Many files are formatted at once. In: texts as the templates left them. Out: the same, as Black writes them."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version as black_version

from cardwright.python.from_plan import formatted

FORMATTER = black_version("black")

# Starting a second process costs about as much as formatting this many files.
_FEW = 12


def formatted_all(texts: list[str]) -> list[str]:
    processes = min(os.cpu_count() or 1, 8)
    if len(texts) <= _FEW or processes == 1:
        return [formatted(text) for text in texts]
    with ProcessPoolExecutor(processes, initializer=_leave_interrupts_to_the_parent) as pool:
        return list(pool.map(formatted, texts, chunksize=_chunk(len(texts), processes)))


def _chunk(count: int, processes: int) -> int:
    """Several chunks for each process, because files differ in length."""
    return max(1, count // (processes * 6))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
