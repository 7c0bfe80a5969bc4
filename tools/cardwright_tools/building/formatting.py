"""Many files are formatted at once. In: texts as the templates left them. Out: the same, as Black writes them.

Other processes format while this one is still compiling; for a few files they would only cost time.
"""

import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import version as installed
from types import TracebackType

from cardwright.python.from_plan import formatted
from cardwright_tools.workers import pool

FORMATTER = installed("black")

_FEW = 12
_TOGETHER = 6


class Formatting:
    """Texts are put in by path, and taken out formatted when all are in."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: dict[str, str] = {}
        self._sent: list[tuple[dict[str, str], Future[list[str]] | None]] = []

    def __enter__(self) -> "Formatting":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def put(self, path: str, text: str) -> None:
        self._waiting[path] = text
        if len(self._waiting) >= (_TOGETHER if self._pool is not None else _FEW):
            self._send()

    def texts(self) -> dict[str, str]:
        """All that was put in since the last time."""
        done = {path: formatted(text) for path, text in self._waiting.items()}
        for texts, result in self._sent:
            done.update(zip(texts, _result(texts, result), strict=True))
        self._waiting, self._sent = {}, []
        return done

    def _send(self) -> None:
        if self._pool is None:
            many = min(os.cpu_count() or 1, 8)
            self._pool = pool(many)
        texts = self._waiting
        self._sent.append((texts, _submitted(self._pool, texts)))
        self._waiting = {}


def _submitted(pool: ProcessPoolExecutor, texts: dict[str, str]) -> Future[list[str]] | None:
    try:
        return pool.submit(formatted_each, list(texts.values()))
    except BrokenProcessPool:
        return None


def _result(texts: dict[str, str], sent: Future[list[str]] | None) -> list[str]:
    """Where the other process was killed, this one does its work."""
    try:
        return sent.result() if sent is not None else formatted_each(list(texts.values()))
    except BrokenProcessPool:
        return formatted_each(list(texts.values()))


def formatted_each(texts: list[str]) -> list[str]:
    return [formatted(text) for text in texts]
