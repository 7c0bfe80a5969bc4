"""Lines that can be read, with what stands below them. In: a rule or start rule of the grammar. Out: lines of text."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.rules.reader import Reader
from cardwright.syntax.grammar import STARTS, Grammar
from cardwright.syntax.nodes import Phrase
from cardwright.vocabulary.entry import Entry
from cardwright.vocabulary.vocabulary import Vocabulary
from cardwright_tools.sentences.naming import NoSuchNoun, named_nouns, read_nodes
from cardwright_tools.sentences.numbers import number_within
from cardwright_tools.sentences.phrases import drawn_phrase, text_of, with_texts, words_of
from cardwright_tools.sentences.ways import Ways

TRIES = 60
DEEPEST = 4
"""Lines this far in have none below them, where that can be."""
LONGEST = 12
ONE_MORE = 0.35
OTHERWISE = 0.35
NUMBERS = ("NUMBER", "PERCENT")


class CannotBeSaid(LookupError):
    """This vocabulary has no nouns for such a line."""


@dataclass(slots=True)
class Lines:
    """`own`: the pack whose nouns are taken rather often."""

    grammar: Grammar
    ways: Ways
    vocabulary: Vocabulary
    chance: random.Random
    own: str = ""
    unsayable: set[str] = field(default_factory=set)
    """Rules for which this vocabulary has shown to have no nouns."""

    def line(self, rule: str, start: str = "item", level: int = 1) -> list[str]:
        """One line of this rule, read with this start rule, and those below it."""
        text, opens = self._readable(rule, start, level >= DEEPEST)
        below = self.block(opens, level + 1) if opens else []
        return ["    " * level + text, *below]

    def block(self, start: str, level: int) -> list[str]:
        """Lines that this start rule reads, one below the other; of options there are two at least."""
        rule, lines = self._any_line(start, level)
        wanted = 2 if start == "options" else 1
        said = 1
        while said < wanted or (len(lines) < LONGEST and self.chance.random() < ONE_MORE):
            said += 1
            after = f"{start}_after_{rule}"
            rule, more = self._any_line(after if after in STARTS else start, level)
            lines += more
            if rule == "otherwise" and start == "options":
                break
        return lines

    def _any_line(self, start: str, level: int) -> tuple[str, list[str]]:
        """A line that says something, and which rule it is of."""
        while True:
            rule = self._any(start, level >= DEEPEST)
            try:
                return rule, self.line(rule, start, level)
            except CannotBeSaid:
                self.unsayable.add(rule)

    def _any(self, start: str, flat: bool) -> str:
        rules = [r for r in self.ways.named_below(start) if r not in self.unsayable]
        if "otherwise" in rules and not flat and self.chance.random() < OTHERWISE:
            return "otherwise"
        sayable = [rule for rule in rules if rule != "otherwise"]
        if not sayable:
            raise CannotBeSaid(start)
        ending = [rule for rule in sayable if not (flat and self.ways.always_opens(rule))]
        return self.chance.choice(ending or sayable)

    def _readable(self, rule: str, start: str, flat: bool) -> tuple[str, str]:
        for _ in range(TRIES):
            text, opens = self._drawn(rule, flat)
            if text and self._reads(text, rule, start, opens):
                return text, opens
        raise CannotBeSaid(rule)

    def _drawn(self, rule: str, flat: bool) -> tuple[str, str]:
        phrase, opens = drawn_phrase(self.grammar, self.ways, self.chance, rule, flat)
        try:
            named = named_nouns(phrase, self.vocabulary, self.chance, self.own)
        except NoSuchNoun:
            return "", ""
        texts = {at: entry.noun.id for at, entry in named.items()}
        return text_of(with_texts(phrase, {**texts, **dict(self._numbers(phrase, named))})), opens

    def _numbers(self, phrase: Phrase, named: dict[int, Entry]) -> Iterator[tuple[int, str]]:
        beside = next(iter(named.values()), None)
        for word, rules in words_of(phrase):
            if word.kind in NUMBERS:
                percent = "%" if word.kind == "PERCENT" else ""
                number = number_within(rules, beside, self.chance)
                yield word.span.start, f"{number}{percent}"

    def _reads(self, text: str, rule: str, start: str, opens: str) -> bool:
        """Whether it says to a reader what was drawn: a line may read otherwise, or not at all."""
        reading = self.grammar.read_line(text, start)
        if reading.phrase is None or (reading.phrase.rule, reading.opens) != (rule, opens):
            return False
        reader = Reader(self.vocabulary)
        read_nodes(reader, reading.phrase)
        return not any(finding.is_error for finding in reader.diagnostics)
