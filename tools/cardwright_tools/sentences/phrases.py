"""Phrases as the grammar allows them, with places for nouns and numbers. In: a rule and chance. Out: Phrase, not yet filled."""

import random
import re
from dataclasses import dataclass, field, replace

from cardwright.source import NOWHERE, Span
from cardwright.syntax.grammar import OPENERS, Grammar
from cardwright.syntax.nodes import Phrase, Word
from cardwright_tools.sentences.ways import Ways

OPEN_WORDS = {"STRING": '"Words of ours."', "SLUG": "pay-after-gain", "CODE": "F01", "NAME": "it"}
"""What stands for a word until somebody who knows more fills it."""


@dataclass(slots=True)
class Drawing:
    """One line while it is drawn. `words` in their order; `opens` names the start rule for the lines below."""

    ways: Ways
    chance: random.Random
    patterns: dict[str, str]
    flat: bool
    words: list[Word] = field(default_factory=list)
    opens: str = ""

    def phrase(self, rule: str) -> Phrase:
        way = self.ways.one(rule, self.chance, self.flat)
        parts = self._parts(way.said)
        return Phrase(way.named, tuple(parts), _around(parts))

    def _parts(self, said: tuple[str, ...]) -> list[Phrase | Word]:
        parts: list[Phrase | Word] = []
        for symbol in said:
            if symbol in OPENERS:
                self.opens = OPENERS[symbol]
            elif not self.ways.are_for(symbol):
                parts.append(self._word(symbol))
            else:
                made = self.phrase(symbol)
                parts += [made] if made.rule else made.parts
        return parts

    def _word(self, terminal: str) -> Word:
        number = len(self.words)
        text = OPEN_WORDS.get(terminal) or self._spelt(self.patterns[terminal])
        word = Word(terminal, text, Span("", number, number + 1))
        self.words.append(word)
        return word

    def _spelt(self, pattern: str) -> str:
        """A word of a pattern that is nearly a word itself: `cards?` is `card` or `cards`."""
        if "[" in pattern:
            return "1"
        plain = pattern.replace("\\b", "").replace(" +", " ")
        kept = self.chance.random() < 0.5
        return re.sub(r"(.)\?", lambda found: found[1] if kept else "", plain)


def drawn_phrase(
    grammar: Grammar, ways: Ways, chance: random.Random, rule: str, flat: bool
) -> tuple[Phrase, str]:
    """A phrase of this rule, and the start rule for the lines below it."""
    drawing = Drawing(ways, chance, grammar.patterns(), flat)
    phrase = drawing.phrase(rule)
    return phrase, drawing.opens


def words_of(phrase: Phrase) -> list[tuple[Word, tuple[str, ...]]]:
    """Words in their order, each with the rules around it."""
    found: list[tuple[Word, tuple[str, ...]]] = []
    for part in phrase.parts:
        if isinstance(part, Word):
            found.append((part, (phrase.rule,)))
        else:
            found += [(word, (phrase.rule, *rules)) for word, rules in words_of(part)]
    return found


def with_texts(phrase: Phrase, texts: dict[int, str]) -> Phrase:
    """The phrase with some of its words, by their numbers, said otherwise."""
    parts = (
        (
            replace(part, text=texts.get(part.span.start, part.text))
            if isinstance(part, Word)
            else with_texts(part, texts)
        )
        for part in phrase.parts
    )
    return replace(phrase, parts=tuple(parts))


def text_of(phrase: Phrase) -> str:
    return " ".join(word.text for word, _ in words_of(phrase)).replace(" ,", ",")


def _around(parts: list[Phrase | Word]) -> Span:
    return parts[0].span.to(parts[-1].span) if parts else NOWHERE
