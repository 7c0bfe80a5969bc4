"""Lines that can be read, with those below them. In: a rule or start rule of the grammar. Out: DrawnLine."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from cardwright.rules.blocks import takes_otherwise
from cardwright.syntax.grammar import STARTS, Grammar
from cardwright.vocabulary.vocabulary import Vocabulary
from cardwright_tools.sentences.derived import Derived, Deriver, text_of
from cardwright_tools.sentences.filling import Filler
from cardwright_tools.sentences.ways import Ways

TRIES = 60
GIVEN_UP = 5
"""So many times all tries failed: there are no nouns for it."""
DEEPEST = 4
"""Lines this far in have none below them, where that can be."""
LONGEST = 6
ONE_MORE = 0.35
OTHERWISE = 0.35


class CannotBeSaid(LookupError):
    """This vocabulary has no nouns for such a line."""


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """`start`: what it is read with."""

    derived: Derived
    start: str
    below: "tuple[DrawnLine, ...]" = ()

    @property
    def rule(self) -> str:
        return self.derived.way.rule

    def rows(self, level: int) -> Iterator[str]:
        yield "    " * level + text_of(self.derived)
        for line in self.below:
            yield from line.rows(level + 1)


class Lines:
    """`own`: the pack whose nouns are taken rather often."""

    def __init__(
        self,
        grammar: Grammar,
        vocabulary: Vocabulary,
        chance: random.Random,
        own: str,
        ways: Ways,
    ) -> None:
        self.vocabulary = vocabulary
        self.chance = chance
        self.ways = ways
        self.deriver = Deriver(ways, chance, grammar.patterns())
        self.filler = Filler(grammar, vocabulary, chance, own)
        self._said: set[tuple[str, str]] = set()
        self._failed: Counter[tuple[str, str]] = Counter()

    def line(self, rule: str, start: str = "item", level: int = 1) -> DrawnLine:
        """One line of this rule and those below it."""
        line = DrawnLine(self._readable(rule, start, level >= DEEPEST), start)
        opens = line.derived.opens
        return replace(line, below=self.block(opens, level + 1, line)) if opens else line

    def block(
        self, start: str, level: int, above: DrawnLine | None = None
    ) -> tuple[DrawnLine, ...]:
        """Lines that this start rule reads, one below the other, below the line `above`; of options there is one more than are chosen, at least."""
        lines = [self.any_line(start, level)]
        head = above.rule if above is not None else ""
        wanted = options_chosen(above) + 1 if start == "options" else 1
        while len(lines) < wanted or (len(lines) < LONGEST and self._goes_on(start, level)):
            after = f"{start}_after_{lines[-1].rule}"
            follows = after in STARTS and (start != "options" or takes_otherwise(head))
            lines.append(self.any_line(after if follows else start, level))
            if lines[-1].rule == "otherwise" and start == "options":
                break
        return tuple(lines)

    def _goes_on(self, start: str, level: int) -> bool:
        wanted = level < DEEPEST and self.ways.leads_on(start)
        return wanted or self.chance.random() < ONE_MORE

    def any_line(self, start: str, level: int) -> DrawnLine:
        while True:
            rule = self._any(start, level >= DEEPEST)
            try:
                return self.line(rule, start, level)
            except CannotBeSaid:
                self._failed[rule, start] += 1

    def _is_sayable(self, rule: str, start: str) -> bool:
        """Chance may fail with a rule now and then; one that was said once is never given up."""
        return (rule, start) in self._said or self._failed[rule, start] < GIVEN_UP

    def _any(self, start: str, flat: bool) -> str:
        rules = [r for r in self.ways.named_below(start) if self._is_sayable(r, start)]
        if "otherwise" in rules and not flat and self.chance.random() < OTHERWISE:
            return "otherwise"
        sayable = [rule for rule in rules if rule != "otherwise"]
        if not sayable:
            raise CannotBeSaid(start)
        ending = [rule for rule in sayable if not (flat and self.ways.always_opens(rule))]
        return self.chance.choice(self.ways.leading_on(ending or sayable, self.chance))

    def _readable(self, rule: str, start: str, flat: bool) -> Derived:
        deriver = replace(self.deriver, flat=flat)
        wanted = self.ways.wanted
        # What is wanted may be what cannot be said here.
        for ways in (wanted, ()) if wanted else ((),):
            for _ in range(TRIES):
                self.ways.wanted = ways
                derived = self.filler.read_as_derived(deriver.of(rule), start)
                if derived is not None:
                    self._said.add((rule, start))
                    return derived
        raise CannotBeSaid(rule)


def options_chosen(line: DrawnLine | None) -> int:
    """`choose 2` says it."""
    words = line.derived.leaves() if line is not None else ()
    return next((int(word.text) for word, _ in words if word.kind == "NUMBER"), 1)
