"""Random rules tried, many of them. In: how many, a seed, jobs. Out: for each whether engine and meaning agree, with a short rule where not."""

import gc
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial

from cardwright.rules.nodes import Card
from cardwright_tools.meaning.random_texts import Wish, says
from cardwright_tools.meaning.shrinking import shrunk
from cardwright_tools.meaning.trial import Found, Tally, first_difference
from cardwright_tools.meaning.workshop import (
    Made,
    Refused,
    Workshop,
    pruned,
    workshop,
)
from cardwright_tools.sentences.coverage import fields_said
from cardwright_tools.workers import processes

NOTHING_WISHED = Wish()
RULE = "random_rule"
IN_A_CHUNK = 20
# So many things more than before are made before somebody looks for what nobody needs.
RARELY = 100_000
# So many texts, one after the other, none of which can be played and is as wished: there is no such rule.
GIVEN_UP = 1_000
# So many texts, before any other rule will do for one that is to say something that nobody asked for by name.
PATIENCE = 4


class NeverPlayed(LookupError):
    """No random rule that can be tried says what is wished."""


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


def tried(rules: int, seed: int, jobs: int, wish: Wish = NOTHING_WISHED) -> Iterator[Tried]:
    """In chunks, so that somebody can watch."""
    numbers = [range(n, min(n + IN_A_CHUNK, rules)) for n in range(0, rules, IN_A_CHUNK)]
    work = partial(chunk_tried, seed=seed, wish=wish)
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, processes()) as pool:
        yield from pool.map(work, numbers)


def chunk_tried(numbers: range, seed: int, wish: Wish = NOTHING_WISHED) -> Tried:
    result = Tried()
    for number in numbers:
        result.rules += 1
        made = random_rule(f"{seed} {number}", result.refused, wish)
        result.said.update(fields_said([made.card]))
        found = first_difference(made, shop(), number, result.tally)
        if found is not None:
            result.differing.append(shrunk(found, shop()))
    return result


def random_rule(seed: str, refused: Counter[str], wish: Wish = NOTHING_WISHED) -> Made:
    """The first of this seed that can be said, says something and is as wished."""
    chance = random.Random(seed)
    wanted = wish.any_of(shop(), chance)
    for attempt in range(GIVEN_UP):
        try:
            made = pruned(wish.text(wanted, shop(), chance, RULE), shop(), refused)
        except Refused:
            continue
        content = attempt >= PATIENCE and not wish.about
        if says_something(made.card) and (content or says(made, wanted, shop())):
            return made
    raise NeverPlayed


def says_something(card: Card) -> bool:
    return bool(card.clauses or card.requires or card.lasting or card.starts)
