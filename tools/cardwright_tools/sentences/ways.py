"""What can be said where, by how often to say it. In: the grammar's rules. Out: one way for a rule, by chance."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache

from cardwright.syntax.grammar import OPENERS, STARTS, Grammar, Way

MANY_WORDS = frozenset(("NAME", "NUMBER"))
"""Terminals that stand for many words: they come more often than a keyword in the same place."""
LONGER = 0.5
"""How much rarer a way is for each word or rule that it has more than the shortest."""

CONTINUED: dict[str, list[str]] = {}
"""The starts of the lines of a block, by the start of its first: what may stand there depends on the line before."""
for _start in STARTS:
    CONTINUED.setdefault(_start.partition("_after_")[0], []).append(_start)


class Ways:
    """`without`: rules that are not drawn. `drawn` counts the rules that were. `wanted`: a way that is taken where it can be."""

    def __init__(self, grammar: Grammar, without: Iterable[str] = ()) -> None:
        self.drawn: Counter[str] = Counter()
        self._of = _ways_of(grammar, frozenset(without))
        self._opening = _that_open(grammar, frozenset(without))
        self._reached: dict[str, frozenset[str]] = {}
        self.wanted: Way | None = None

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
        if self.wanted is not None and self.wanted.rule == rule:
            way, self.wanted = self.wanted, None
            self.drawn[rule] += 1
            return way
        ways = [way for way in ways if self._leads_on(way)] or ways
        if flat:
            ways = [way for way in ways if not self._opening & {*way.said}] or ways
        shortest = min(len(way.said) for way in ways)
        weights = [_weight(way, shortest) for way in ways]
        self.drawn[rule] += 1
        return chance.choices(ways, weights)[0]

    def all(self) -> tuple[Way, ...]:
        return tuple(way for ways in self._of.values() for way in ways)

    def leads_on(self, rule: str) -> bool:
        """Whether the wanted way can be said there."""
        return self.wanted is not None and self.wanted.rule in self._below(rule)

    def _leads_on(self, way: Way) -> bool:
        return any(self.leads_on(symbol) for symbol in way.said)

    def _below(self, rule: str) -> frozenset[str]:
        """Worked out when it is asked: most who draw want no way in particular."""
        if rule not in self._reached:
            self._reached[rule] = self._reached_from(rule)
        return self._reached[rule]

    def _reached_from(self, rule: str) -> frozenset[str]:
        """All rules that can stand there and below it, and itself."""
        found: set[str] = set()
        ahead = [rule]
        while ahead:
            symbol = ahead.pop()
            if symbol not in found:
                found.add(symbol)
                ahead += [said for way in self._of.get(symbol, ()) for said in way.said]
                ahead += CONTINUED.get(OPENERS.get(symbol, ""), ())
        return frozenset(found)

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
def _that_open(grammar: Grammar, left_out: frozenset[str]) -> frozenset[str]:
    """Rules each way of which ends in lines below, and the terminals that say so."""
    opening = set(OPENERS)
    ways_of = _ways_of(grammar, left_out)
    while True:
        more = {r for r, ways in ways_of.items() if all(opening & {*w.said} for w in ways)}
        if more <= opening:
            return frozenset(opening)
        opening |= more


def _weight(way: Way, shortest: int) -> float:
    many = 4.0 if len(way.said) == 1 and way.said[0] in MANY_WORDS else 1.0
    return float(many * LONGER ** (len(way.said) - shortest))
