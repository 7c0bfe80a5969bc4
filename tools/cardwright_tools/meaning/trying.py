"""Random rules tried, many of them. In: how many, a seed, jobs. Out: for each whether engine and meaning agree, with a short rule where not."""

import gc
import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TypeAlias

from cardwright_tools.meaning.shrinking import shrunk
from cardwright_tools.meaning.trial import Found, Tally, first_difference
from cardwright_tools.meaning.workshop import (
    Made,
    Refused,
    Workshop,
    crowded_text,
    pruned,
    random_text,
    workshop,
)
from cardwright_tools.sentences.coverage import fields_said
from cardwright_tools.workers import processes

Drawing: TypeAlias = Callable[[Workshop, random.Random, str], str]
RULE = "random_rule"
IN_A_CHUNK = 20
# So many things more than before are made before somebody looks for what nobody needs.
RARELY = 100_000


@dataclass(slots=True)
class Tried:
    """`refused`: for each finding of check how many lines it took out of the rules. `said`: how often each field of a node was."""

    rules: int = 0
    tally: Tally = field(default_factory=Tally)
    refused: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    differing: list[Found] = field(default_factory=list)

    def add(self, other: "Tried") -> None:
        self.rules += other.rules
        self.tally.cases += other.tally.cases
        self.tally.unknowable += other.tally.unknowable
        self.refused += other.refused
        self.said += other.said
        self.differing += other.differing


@cache
def shop() -> Workshop:
    """It stays until the end: looking through it for what nobody needs any more is most of the work of the collector, which
    comes more rarely besides (28.7 ms a rule instead of 33)."""
    made = workshop()
    gc.collect()
    gc.freeze()
    gc.set_threshold(RARELY)
    return made


def tried(rules: int, seed: int, jobs: int, crowded: bool = False) -> Iterator[Tried]:
    """In chunks, so that somebody can watch."""
    numbers = [range(n, min(n + IN_A_CHUNK, rules)) for n in range(0, rules, IN_A_CHUNK)]
    work = partial(chunk_tried, seed=seed, crowded=crowded)
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, processes()) as pool:
        yield from pool.map(work, numbers)


def chunk_tried(numbers: range, seed: int, crowded: bool = False) -> Tried:
    result = Tried()
    draw = crowded_text if crowded else random_text
    for number in numbers:
        result.rules += 1
        made = random_rule(f"{seed} {number}", result.refused, draw)
        result.said.update(fields_said([made.card]))
        found = first_difference(made, shop(), number, result.tally)
        if found is not None:
            result.differing.append(shrunk(found, shop()))
    return result


def random_rule(seed: str, refused: Counter[str], draw: Drawing = random_text) -> Made:
    """The first of this seed that can be said and says something."""
    chance = random.Random(seed)
    while True:
        try:
            made = pruned(draw(shop(), chance, RULE), shop(), refused)
        except Refused:
            continue
        card = made.card
        if card.clauses or card.requires or card.lasting or card.starts:
            return made
