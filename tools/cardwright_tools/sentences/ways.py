"""What can be said where, by how often to say it. In: the grammar's rules. Out: one way for a rule, by chance."""

import random
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

from cardwright.syntax.grammar import OPENERS, STARTS, Grammar, Way

MANY_WORDS = frozenset(("NAME", "NUMBER"))
"""Terminals that stand for many words: they come more often than a keyword in the same place."""
LONGER = 0.35
"""How much rarer a way is for each word or rule that it has more than the shortest."""

NEVER = 1000
"""Further than anything in the grammar is from anything else."""
STRAIGHT = 0.75
"""How often what is wanted is said at the next place where it can be."""
_Way = TypeVar("_Way")

CONTINUED: dict[str, list[str]] = {}
"""The starts of the lines of a block, by the start of its first: what may stand there depends on the line before."""
for _start in STARTS:
    CONTINUED.setdefault(_start.partition("_after_")[0], []).append(_start)


class Ways:
    """`without`: rules that are not drawn. `drawn` counts the rules that were. `wanted`: ways that are taken where they can be, each once."""

    def __init__(self, grammar: Grammar, without: Iterable[str] = ()) -> None:
        self.drawn: Counter[str] = Counter()
        self._grammar = grammar
        self._without = frozenset(without)
        self._of = _ways_of(grammar, self._without)
        self._opening = _that_open(grammar, self._without)
        self.wanted: tuple[Way, ...] = ()
        self.longer = LONGER

    @property
    def rules(self) -> frozenset[str]:
        return frozenset(self._of)

    def are_for(self, symbol: str) -> bool:
        """Whether it is a rule; else it is a terminal."""
        return symbol in self._of

    def others(self, way: Way) -> list[Way]:
        """Other ways to say the same rule."""
        return [other for other in self._of[way.rule] if other != way]

    def one(self, rule: str, chance: random.Random, flat: bool) -> Way:
        """`flat`: a line that has no lines below it, wherever that can be."""
        ways = self._of[rule]
        wanted = next((way for way in self.wanted if way.rule == rule), None)
        if wanted is not None:
            at = self.wanted.index(wanted)
            self.wanted = (*self.wanted[:at], *self.wanted[at + 1 :])
            self.drawn[rule] += 1
            return wanted
        ways = self._leading_on(ways, chance)
        if flat:
            ways = [way for way in ways if not self._opening & {*way.said}] or ways
        shortest = min(len(way.said) for way in ways)
        weights = [_weight(way, shortest, self.longer) for way in ways]
        self.drawn[rule] += 1
        return chance.choices(ways, weights)[0]

    def all(self) -> tuple[Way, ...]:
        return tuple(way for ways in self._of.values() for way in ways)

    def says(self, way: Way, named: str) -> bool:
        """Itself, not further within."""
        return any(named in (said, *(w.named for w in self._of.get(said, ()))) for said in way.said)

    def leads_on(self, rule: str) -> bool:
        """Whether some wanted way can be said there."""
        return any(self.can_say(rule, way) for way in self.wanted)

    def can_say(self, rule: str, way: Way) -> bool:
        """There, or in a line below it."""
        return way.rule in self._below(rule)

    def leading_on(self, rules: list[str], chance: random.Random) -> list[str]:
        """Those with which what is wanted can be said, mostly the shortest way there; all of them where none can."""
        if not self.wanted:
            return rules
        return _leading(rules, [self.far(rule) for rule in rules], chance)

    def _leading_on(self, ways: list[Way], chance: random.Random) -> list[Way]:
        if not self.wanted:
            return ways
        return _leading(ways, [min(map(self.far, way.said), default=NEVER) for way in ways], chance)

    def far(self, rule: str) -> int:
        """Through how many rules what is wanted is reached."""
        if not self.wanted:
            return NEVER
        below = self._below(rule)
        return min(below.get(way.rule, NEVER) for way in self.wanted)

    def _below(self, rule: str) -> dict[str, int]:
        return _reached_from(rule, self._grammar, self._without)

    def always_opens(self, rule: str) -> bool:
        """Whether a line of this rule has lines below it, however it is said."""
        return rule in self._opening

    def named_below(self, rule: str) -> tuple[str, ...]:
        """The rules with a name of their own that a line of this start rule can be."""
        found: dict[str, None] = {}
        for way in self._of.get(rule, ()):
            for said in way.said:
                inlined = said.startswith("_") and said in self._of
                found.update(dict.fromkeys(self.named_below(said) if inlined else (said,)))
        return tuple(found)


@cache
def _ways_of(grammar: Grammar, left_out: frozenset[str]) -> dict[str, list[Way]]:
    """The ways of each rule. A grammar never changes, and many draw from the same."""
    found: dict[str, list[Way]] = {}
    for way in grammar.ways():
        if not left_out & {way.rule, *way.said}:
            found.setdefault(way.rule, []).append(way)
    return found


@cache
def _reached_from(rule: str, grammar: Grammar, left_out: frozenset[str]) -> dict[str, int]:
    """All rules that can stand there and below it, and itself, each with through how many others it is reached."""
    ways_of = _ways_of(grammar, left_out)
    found = {rule: 0}
    ahead = deque([rule])
    while ahead:
        symbol = ahead.popleft()
        further = {said for way in ways_of.get(symbol, ()) for said in way.said}
        for said in sorted(further.union(CONTINUED.get(OPENERS.get(symbol, ""), ()))):
            if said not in found:
                found[said] = found[symbol] + 1
                ahead.append(said)
    return found


@cache
def _that_open(grammar: Grammar, left_out: frozenset[str]) -> frozenset[str]:
    """Rules each way of which ends in lines below, and the terminals that say so."""
    opening = set(OPENERS)
    ways_of = _ways_of(grammar, left_out)
    while True:
        more = {r for r, ways in ways_of.items() if all(opening & {*w.said} for w in ways)}
        if more <= opening:
            return frozenset(opening)
        opening |= more


def _weight(way: Way, shortest: int, longer: float) -> float:
    many = 4.0 if len(way.said) == 1 and way.said[0] in MANY_WORDS else 1.0
    return float(many * longer ** (len(way.said) - shortest))


def _leading(ways: Sequence[_Way], far: Sequence[int], chance: random.Random) -> list[_Way]:
    nearest = min(far)
    if nearest == NEVER:
        return [*ways]
    furthest = nearest if chance.random() < STRAIGHT else NEVER - 1
    return [way for way, steps in zip(ways, far, strict=True) if steps <= furthest]
