"""How a line is derived from the grammar, with holes for nouns and numbers. In: a rule and chance. Out: Derived, and its Phrase."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from cardwright.source import NOWHERE, Span
from cardwright.syntax.grammar import OPENERS, Way
from cardwright.syntax.nodes import Phrase, Word
from cardwright_tools.sentences.ways import Ways

HOLE = "_"
"""Where a noun or a number is still to be filled in; no word of the language looks like it."""
TO_FILL = frozenset(("NAME", "NUMBER", "PERCENT"))
OPEN_WORDS = {"STRING": '"Words of ours."', "SLUG": "pay-after-gain", "CODE": "F01"}

Leaf: TypeAlias = tuple[Word, tuple[str, ...]]
"""A word, and the names of the rules around it."""


@dataclass(frozen=True, slots=True)
class Derived:
    """`parts` stand for the symbols of the way in their order, without the one that opens the lines below."""

    way: Way
    parts: "tuple[Derived | Word, ...]"

    @property
    def opens(self) -> str:
        """The start rule for the lines below; empty where there are none."""
        own = next((OPENERS[symbol] for symbol in self.way.said if symbol in OPENERS), "")
        below = (part.opens for part in self.parts if isinstance(part, Derived))
        return own or next(filter(None, below), "")

    def leaves(self, around: tuple[str, ...] = ()) -> Iterator[Leaf]:
        inside = (*around, self.way.named) if self.way.named else around
        for part in self.parts:
            if isinstance(part, Word):
                yield part, inside
            else:
                yield from part.leaves(inside)


@dataclass(frozen=True, slots=True)
class Deriver:
    """`flat`: a line that has none below it, wherever that can be."""

    ways: Ways
    chance: random.Random
    patterns: dict[str, str]
    flat: bool = False

    def of(self, rule: str) -> Derived:
        return self.by(self.ways.one(rule, self.chance, self.flat), ())

    def by(self, way: Way, kept: "tuple[Derived | Word, ...]") -> Derived:
        """`kept`: what already stands there, and stays where the way has a place for it. What is wanted is said where it is nearest: another
        part might lead to it as well, through this very rule, and so without end.
        """
        left = list(kept)
        said = [symbol for symbol in way.said if symbol not in OPENERS]
        nearest_first = sorted(range(len(said)), key=lambda place: self.ways.far(said[place]))
        parts = {place: self._part(said[place], left) for place in nearest_first}
        return Derived(way, tuple(parts[place] for place in range(len(said))))

    def _part(self, symbol: str, left: "list[Derived | Word]") -> "Derived | Word":
        found = next((part for part in left if symbol_of(part) == symbol), None)
        if found is not None:
            left.remove(found)
            return found
        return self.of(symbol) if self.ways.are_for(symbol) else self._word(symbol)

    def _word(self, terminal: str) -> Word:
        if terminal in TO_FILL:
            return Word(terminal, HOLE, NOWHERE)
        return Word(terminal, OPEN_WORDS.get(terminal) or self._spelt(terminal), NOWHERE)

    def _spelt(self, terminal: str) -> str:
        """A word of a pattern that is nearly a word itself: `cards?` is `card` or `cards`."""
        plain = self.patterns[terminal].replace("\\b", "").replace(" +", " ")
        kept = self.chance.random() < 0.5
        return re.sub(r"(.)\?", lambda found: found[1] if kept else "", plain)


def symbol_of(part: Derived | Word) -> str:
    return part.kind if isinstance(part, Word) else part.way.rule


def with_texts(derived: Derived, texts: dict[int, str]) -> Derived:
    """The same, with some of its words, by their numbers, said otherwise."""
    return _with_texts(derived, texts, 0)[0]


def _with_texts(derived: Derived, texts: dict[int, str], number: int) -> tuple[Derived, int]:
    parts: list[Derived | Word] = []
    for part in derived.parts:
        if isinstance(part, Word):
            parts.append(replace(part, text=texts.get(number, part.text)))
            number += 1
        else:
            made, number = _with_texts(part, texts, number)
            parts.append(made)
    return replace(derived, parts=tuple(parts)), number


def phrase_of(derived: Derived) -> Phrase:
    """As the grammar would have read it; the span of each word is its number in the line."""
    return _phrase(derived, 0)[0]


def _phrase(derived: Derived, number: int) -> tuple[Phrase, int]:
    parts: list[Phrase | Word] = []
    for part in derived.parts:
        if isinstance(part, Word):
            parts.append(replace(part, span=Span("", number, number + 1)))
            number += 1
        else:
            made, number = _phrase(part, number)
            parts += [made] if made.rule else made.parts
    around = parts[0].span.to(parts[-1].span) if parts else NOWHERE
    return Phrase(derived.way.named, tuple(parts), around), number


def text_of(derived: Derived) -> str:
    return " ".join(word.text for word, _ in derived.leaves()).replace(" ,", ",")
