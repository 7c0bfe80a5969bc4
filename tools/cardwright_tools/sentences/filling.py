"""Holes filled with nouns and numbers that fit. In: Derived with holes. Out: Derived without, that reads as it was derived."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.rules.nodes import Noun
from cardwright.rules.reader import Reader
from cardwright.syntax.grammar import Grammar
from cardwright.vocabulary.entry import Entry
from cardwright.vocabulary.vocabulary import Vocabulary
from cardwright_tools.sentences.derived import (
    HOLE,
    TO_FILL,
    Derived,
    phrase_of,
    text_of,
    with_texts,
)
from cardwright_tools.sentences.naming import NoSuchNoun, named_nouns, read_nodes
from cardwright_tools.sentences.numbers import number_within, rising

ANY_NAME = "en"
"""For a name that is no noun, such as that of a language."""


@dataclass(frozen=True, slots=True)
class Filler:
    """`own`: the pack whose nouns are taken rather often, as are those that were `said` in the same item."""

    grammar: Grammar
    vocabulary: Vocabulary
    chance: random.Random
    own: str = ""
    said: set[Noun] = field(default_factory=set)

    def read_as_derived(self, derived: Derived, start: str) -> Derived | None:
        """None where no noun fits, or where a reader would take the line otherwise than it was derived."""
        named = self._named(derived)
        if named is None:
            return None
        whole = self._with(named, derived)
        if not self._reads(whole, start):
            return None
        self.said.update(entry.noun for entry in named.values())
        return whole

    def filled(self, derived: Derived) -> Derived | None:
        """None where no noun fits."""
        named = self._named(derived)
        return None if named is None else self._with(named, derived)

    def _named(self, derived: Derived) -> dict[int, Entry] | None:
        numbered = with_texts(derived, dict(self._numbers(derived, {})))
        said = frozenset(self.said)
        try:
            return named_nouns(phrase_of(numbered), self.vocabulary, self.chance, self.own, said)
        except NoSuchNoun:
            return None

    def _with(self, named: dict[int, Entry], derived: Derived) -> Derived:
        texts = {at: entry.noun.id for at, entry in named.items()}
        return with_texts(derived, {**dict(self._numbers(derived, named)), **texts})

    def _numbers(self, derived: Derived, named: dict[int, Entry]) -> Iterator[tuple[int, str]]:
        beside = next(iter(named.values()), None)
        before: tuple[tuple[str, ...], int] = ((), 0)
        for at, (word, rules) in enumerate(derived.leaves()):
            if word.text != HOLE or word.kind not in TO_FILL:
                continue
            if word.kind == "NAME":
                if named or rules[-1] in ("printed", "formerly"):
                    yield at, ANY_NAME
                continue
            percent = "%" if word.kind == "PERCENT" else ""
            number = number_within(rules, beside, self.chance)
            number, before = rising(number, rules, before), (rules, number)
            yield at, f"{number}{percent}"

    def _reads(self, derived: Derived, start: str) -> bool:
        reading = self.grammar.read_line(text_of(derived), start)
        said = (derived.way.named, derived.opens)
        if reading.phrase is None or (reading.phrase.rule, reading.opens) != said:
            return False
        reader = Reader(self.vocabulary)
        read_nodes(reader, reading.phrase)
        return not any(finding.is_error for finding in reader.findings)
