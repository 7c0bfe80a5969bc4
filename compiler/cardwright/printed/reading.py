"""Printed texts of a card, read. In: its texts by part and a TextReader. Out: for each part, lines of the language, and the words that fit nowhere."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import chain, islice, product

from cardwright.printed.chart import Chart
from cardwright.printed.claims import Untrue, untrue_in, without_claims
from cardwright.printed.reading_grammar import ReadingGrammar
from cardwright.printed.typed_words import TypedWords
from cardwright.printed.words_of_text import (
    BRACKET,
    line_by_line,
    same_words,
    same_words_behind,
    sentences_in,
    unbracketed,
    without_brackets,
    words_of,
    written_out,
)
from cardwright.printed.own_names import Own, own_names
from cardwright.rules.nodes import Card
from cardwright.values import dataclass, field, replace
from cardwright.wording.scripts import as_latin

MOST_WAYS = 64
_ANYTHING = "immediate"
"""The part in which every kind of sentence can stand."""
MOST_WORDS = 300
"""Of sentences that are read together; what is longer is no card's."""
_TOGETHER = 8
"""So many sentences can say one thing together."""


@dataclass(frozen=True, slots=True)
class OneReading:
    """`untrue`: what it says beside its clauses that is not so, or that no rule can say."""

    clauses: tuple[str, ...] = ()
    untrue: tuple[Untrue, ...] = ()


@dataclass(frozen=True, slots=True)
class PartRead:
    """`sentences`: of each, its readings. `unread`: words that fit nowhere."""

    part: str
    text: str
    sentences: tuple[tuple[OneReading, ...], ...]
    unread: tuple[str, ...] = ()

    @property
    def ways(self) -> tuple[OneReading, ...]:
        """Of all the sentences together; several are several readings."""
        return tuple(islice(map(_together, product(*self.sentences)), MOST_WAYS))


def _doubt(way: OneReading) -> tuple[int, bool]:
    """What is true comes first, and then what says something."""
    return len(way.untrue), not any(way.clauses)


def _together(readings: Sequence[OneReading]) -> OneReading:
    return OneReading(
        tuple(clause for each in readings for clause in each.clauses),
        tuple(untrue for each in readings for untrue in each.untrue),
    )


@dataclass(slots=True)
class TextReader:
    """A language with the nouns of a game. `grammars`: what reads it; all that any of them reads, or, `by_first`, what the first reads that reads it at all.
    `rule`: what lines say in a source at that path, or None; who has none takes every line for one. `typed`: how people type it. What was read before is kept.
    """

    grammars: Sequence[Callable[[], ReadingGrammar]]
    known: Mapping[str, str]
    rule: Callable[[tuple[str, ...], str], Card | None] | None = None
    by_first: bool = False
    typed: Callable[[], TypedWords] | None = None
    _before: dict[Hashable, tuple[list[str], str]] = field(default_factory=dict)

    def asking_the_first(self) -> "TextReader":
        return replace(self, by_first=True)

    def part(self, part: str, text: str, card: Card | None = None) -> PartRead:
        """Where it cannot be read as it flows, each line is a sentence."""
        own = own_names(card, self.known)
        read, left = self._sentences(part, self._words(text), own)
        if left and "\n" in text.strip():
            by_line, unread = self._sentences(part, self._words(line_by_line(text)), own)
            read, left = (read, left) if unread else (by_line, [])
        return PartRead(part, text, tuple(read), tuple(left))

    def _words(self, text: str) -> tuple[str, ...]:
        grammar = self.grammars[0]()
        letters = as_latin(unbracketed(text).lower(), grammar.phrases)
        return written_out(words_of(letters, brackets=True, signs=True), grammar.abbreviations)

    def _sentences(
        self, part: str, words: tuple[str, ...], own: Own
    ) -> tuple[list[tuple[OneReading, ...]], list[str]]:
        """As many sentences together as can be read; what cannot is left."""
        found: list[tuple[OneReading, ...]] = []
        left: list[str] = []
        sentences = sentences_in(words)
        while sentences:
            number, read = self._first(part, sentences, own)
            if read:
                found.append(tuple(read))
            else:
                left.append(self._left(part, sentences[0], own))
            sentences = sentences[number:]
        return found, left

    def _first(
        self, part: str, sentences: Sequence[tuple[str, ...]], own: Own
    ) -> tuple[int, list[OneReading]]:
        """As they stand, else, for who writes a line of it, as people type it."""
        number, read = self._first_of(part, sentences, own)
        as_it_is = read or not self.by_first
        if as_it_is or self.typed is None:
            return number, read
        typed = [self.typed().as_printed(each) for each in sentences]
        if typed != sentences:
            number, read = self._first_of(part, typed, own)
        if read or len(sentences) == 1:
            return number, read
        # What somebody means with several sentences can be one of print.
        together = sentences_in(self.typed().as_printed(tuple(chain.from_iterable(sentences))))
        number, read = self._first_of(part, together, own)
        return (len(sentences), read) if number == len(together) else (1, [])

    def _first_of(
        self, part: str, sentences: Sequence[tuple[str, ...]], own: Own
    ) -> tuple[int, list[OneReading]]:
        """What belongs to that part, else whatever a card can say."""
        for kind in dict.fromkeys((part, _ANYTHING)):
            for number in range(min(_TOGETHER, len(sentences)), 0, -1):
                together = tuple(word for sentence in sentences[:number] for word in sentence)
                if read := self._whole(kind, together, own):
                    return number, read
        return 1, []

    def _whole(self, part: str, words: tuple[str, ...], own: Own) -> list[OneReading]:
        """Where it can be read as something that is true, or nearly, it is."""
        said = " ".join(without_brackets(words)).removesuffix(" .")
        ways = [
            OneReading((without_claims(line),), tuple(untrue_in(line, said, own.claimed)))
            for line in self._lines(part, words, own)
        ]
        least = min(map(_doubt, ways), default=(0, False))
        return [way for way in ways if _doubt(way) == least]

    def _lines(self, part: str, words: tuple[str, ...], own: Own) -> Sequence[str]:
        found: dict[str, None] = {}
        for number in range(len(self.grammars)):
            if not (found and self.by_first):
                found.update(dict.fromkeys(self._read_by(number, part, words, own)[0]))
        return tuple(found)

    def _read_by(
        self, number: int, part: str, words: tuple[str, ...], own: Own
    ) -> tuple[list[str], str]:
        """What one of the grammars reads, and the words from where it reads no further."""
        key = (number, part, words, own.called, own.path)
        if key not in self._before:
            lines, left = self._charted(self.grammars[number](), part, words, own.called)
            are_ones = (self._is_one(without_claims(line), own.path) for line in lines)
            self._before[key] = [line for line, is_one in zip(lines, are_ones) if is_one], left
        return self._before[key]

    def _is_one(self, line: str, path: str) -> bool:
        return self.rule is None or self.rule((line,), path) is not None

    def _charted(
        self, grammar: ReadingGrammar, part: str, words: tuple[str, ...], called: tuple[str, str]
    ) -> tuple[list[str], str]:
        if len(words) > MOST_WORDS:
            return [], " ".join(words)
        read = words_of(
            " ".join(words).replace(BRACKET, "("),
            grammar.spelling,
            brackets=grammar.reads_brackets,
        )
        chart = Chart(grammar, _in_one_form(read, grammar), self._known(called))
        return chart.whole(part), " ".join(without_brackets(read[chart.furthest :]))

    def _left(self, part: str, words: tuple[str, ...], own: Own) -> str:
        """From the word at which no reading goes on."""
        numbers = range(len(self.grammars))
        left = min((self._read_by(number, part, words, own)[1] for number in numbers), key=len)
        return (left or " ".join(without_brackets(words))).removesuffix(" .")

    def _known(self, called: tuple[str, str]) -> Mapping[str, str]:
        tile, reserved = called
        said = {"tile": tile, "reserved": reserved}
        return {**self.known, **{name: id for name, id in said.items() if id}}


def _in_one_form(words: tuple[str, ...], grammar: ReadingGrammar) -> tuple[str, ...]:
    behind = grammar.same_behind
    if behind:
        return same_words_behind(words, grammar.same, behind)
    return same_words(words, grammar.same)
