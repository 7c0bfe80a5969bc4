"""Many cases, one after the other. In: what to try, a seed, and until when. Out: how many were tried, and what broke."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from traceback import format_exc

from cardwright_tools.fuzz.files import FILE_KINDS
from cardwright_tools.fuzz.problems import SECONDS, at_most, refusals
from cardwright_tools.fuzz.texts import declares, texts, without_refused_lines

SOURCES = "sources"
KINDS = (SOURCES, *FILE_KINDS)
SHARES = {SOURCES: 6}
TOGETHER = 40
MOST_WAITING = 400
"""Texts whose refused lines were taken out, to be tried once more: so the rest is built and played."""


@dataclass(frozen=True, slots=True)
class Broken:
    """`number` counts the cases of its kind from 1 on."""

    kind: str
    number: int
    text: str
    problem: str

    @property
    def gist(self) -> str:
        """The same for all that break at one place: the kind of exception and its last line, or what was said."""
        lines = self.problem.strip().splitlines()
        frames = [line.strip() for line in lines if line.startswith("  File ")]
        return "\n".join((*frames[-1:], lines[-1].partition(":")[0] if frames else lines[-1]))


@dataclass(slots=True)
class Tried:
    """How many cases of each kind were tried, and the first that broke at each place."""

    cases: Counter[str] = field(default_factory=Counter)
    broken: dict[str, Broken] = field(default_factory=dict)
    problems: Counter[str] = field(default_factory=Counter)

    def tell(self, found: Broken) -> bool:
        """Whether it is the first of its place."""
        self.problems[found.kind] += 1
        return self.broken.setdefault(found.gist, found) is found


def tried(kinds: tuple[str, ...], seed: int, goes_on: Callable[[Tried], bool]) -> Iterator[Tried]:
    """After each handful of cases. Every kind gets the same time, sources more: there is most to reach by them."""
    done = Tried()
    spent = dict.fromkeys(kinds, 0.0)
    with TemporaryDirectory() as folder:
        rounds = {kind: _rounds(kind, seed, Path(folder) / kind) for kind in kinds}
        while goes_on(done):
            kind = min(kinds, key=spent.__getitem__)
            start = process_time()
            count, found = next(rounds[kind])
            spent[kind] += (process_time() - start) / SHARES.get(kind, 1)
            done.cases[kind] += count
            for one in found:
                done.tell(one)
            yield done


def _rounds(kind: str, seed: int, folder: Path) -> Iterator[tuple[int, list[Broken]]]:
    return _of_sources(seed) if kind == SOURCES else _of_files(kind, seed, folder)


def _of_sources(seed: int) -> Iterator[tuple[int, list[Broken]]]:
    waiting, number = list[str](), 0
    for batch in _batches(texts(seed), waiting):
        problems, refused = refusals(batch)
        shorter = map(without_refused_lines, batch, refused)
        changed = (new for old, new in zip(batch, shorter, strict=True) if new not in ("", old))
        waiting += islice(changed, max(0, MOST_WAITING - len(waiting)))
        yield len(batch), [Broken(SOURCES, number + n + 1, batch[n], p) for n, p in problems]
        number += len(batch)


def _batches(fresh: Iterator[str], waiting: list[str]) -> Iterator[list[str]]:
    """Half of each may be what waits. Texts that declare nouns go together: beside others, those would have to be read anew for their sake."""
    kept: dict[bool, list[str]] = {False: [], True: []}
    while True:
        again, waiting[:] = waiting[: TOGETHER // 2], waiting[TOGETHER // 2 :]
        for text in (*again, *islice(fresh, TOGETHER - len(again))):
            kept[declares(text)].append(text)
        for declaring, together in kept.items():
            if len(together) >= TOGETHER:
                kept[declaring] = together[TOGETHER:]
                yield together[:TOGETHER]


def _of_files(kind: str, seed: int, folder: Path) -> Iterator[tuple[int, list[Broken]]]:
    folder.mkdir()
    number = 0
    while True:
        found = []
        for number in range(number + 1, number + 1 + TOGETHER):
            text = FILE_KINDS[kind].drawn(random.Random(f"{seed}/{kind}/{number}"))
            if problem := broken_file(kind, text, folder):
                found.append(Broken(kind, number, text, problem))
        yield TOGETHER, found


def broken_file(kind: str, text: str, folder: Path) -> str:
    """Empty where the file was used or refused as it should be."""
    try:
        with at_most(SECONDS):
            FILE_KINDS[kind].used(text, folder)
    except Exception:  # Whatever a file can raise is what is looked for.
        return format_exc()
    return ""
