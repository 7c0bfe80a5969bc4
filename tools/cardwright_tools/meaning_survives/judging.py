"""Some thousand pairs judged. In: how many, a seed. Out: Judged: verdicts, what was said, and pairs whose meaning is lost."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from cardwright.rules.nodes import Area
from cardwright_tools.meaning_survives.equal_meanings import mean_the_same, own_areas
from cardwright_tools.meaning_survives.pairs import Pair, pairs
from cardwright_tools.meaning_survives.refusing import PATH, breakdown, game, refusal
from cardwright_tools.meaning_survives.understanding import Around, around
from cardwright_tools.sentences.coverage import fields_said, rules_said
from cardwright_tools.sentences.sentences import Sentences


@dataclass(frozen=True, slots=True)
class Lost:
    """A pair that differs in nothing people see or play, or that breaks something; `how` says which."""

    how: str
    field: str
    rows: tuple[str, str]


@dataclass(slots=True)
class Judged:
    verdicts: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    fields: Counter[str] = field(default_factory=Counter)
    changed: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    lost: list[Lost] = field(default_factory=list)

    def add(self, other: "Judged") -> None:
        self.verdicts += other.verdicts
        self.rules += other.rules
        self.fields += other.fields
        self.changed += other.changed
        self.played += other.played
        self.lost += other.lost


@cache
def the_game() -> Around:
    return around(game(), PATH)


@cache
def lying() -> dict[str, Area]:
    return own_areas(game().cards)


def judged(seed: str, wanted: int, within: Around | None = None) -> Judged:
    within = within or the_game()
    sentences = Sentences(within.grammar, within.vocabulary, random.Random(seed))
    found = Judged()
    for pair in pairs(sentences, within, wanted):
        judge(pair, found)
    return found


def judge(pair: Pair, found: Judged) -> None:
    """What it says and comes to is added to what was found."""
    found.rules += rules_said((pair.other.page,))
    found.fields += fields_said((pair.other.card,))
    found.changed[pair.field.rpartition(" > ")[2]] += 1
    verdict = final(pair)
    if verdict != "refused":
        found.played[pair.field.rpartition(" > ")[2]] += 1
    found.verdicts[verdict.partition(":")[0]] += 1
    if verdict not in FINE:
        found.lost.append(Lost(verdict, pair.field, pair.rows))


FINE = ("differs", "refused", "equal")


def final(pair: Pair) -> str:
    if pair.verdict in FINE:
        return pair.verdict
    texts = (pair.one.text, pair.other.text)
    broke = [b for b in (breakdown(text) for text in texts) if b]
    if broke:
        return f"breaks check: {broke[0]}"
    if any(refusal(text) for text in texts):
        return "refused"
    if pair.verdict == "broken":
        return f"breaks: {pair.one.broken or pair.other.broken}"
    return "equal" if mean_the_same(pair, lying()) else pair.verdict
