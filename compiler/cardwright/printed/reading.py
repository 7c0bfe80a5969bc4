"""Printed texts of a card, read. In: its texts by part and a TextReader. Out: for each part, lines of the language, and the words that fit nowhere."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice, product

from cardwright.printed.chart import Chart
from cardwright.printed.claims import Untrue, untrue_in, without_claims
from cardwright.printed.reading_grammar import ReadingGrammar
from cardwright.printed.words_of_text import BRACKET, line_by_line, same_words, sentences_in
from cardwright.printed.words_of_text import without_brackets, words_of, written_out
from cardwright.printed.own_names import Own, own_names
from cardwright.rules.nodes import Card
from cardwright.values import dataclass, field
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


def _together(readings: Sequence[OneReading]) -> OneReading:
    return OneReading(
        tuple(clause for each in readings for clause in each.clauses),
        tuple(untrue for each in readings for untrue in each.untrue),
    )


@dataclass(slots=True)
class TextReader:
    """A language with the nouns of a game. `grammars`: what reads it; all that any of them reads, or, `by_first`, what the first reads that reads it at all.
    `can_be`: whether a line is one, in a source at that path. What was read before is kept.
    """

    grammars: Sequence[Callable[[], ReadingGrammar]]
    known: Mapping[str, str]
    can_be: Callable[[str, str], bool] = lambda line, path: True
    by_first: bool = False
    _before: dict[tuple[str, tuple[str, ...], tuple[str, str], str], list[str]] = field(
        default_factory=dict
    )
    _furthest: dict[tuple[str, tuple[str, ...]], str] = field(default_factory=dict)

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
        letters = as_latin(text.lower(), grammar.phrases)
        return written_out(words_of(letters, brackets=True), grammar.abbreviations)

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
        least = min((len(way.untrue) for way in ways), default=0)
        return [way for way in ways if len(way.untrue) == least]

    def _lines(self, part: str, words: tuple[str, ...], own: Own) -> Sequence[str]:
        called, path = own.called, own.path
        key = (part, words, called, path)
        if key not in self._before:
            found: list[str] = []
            left = " ".join(words)
            for grammar in self.grammars:
                if found and self.by_first:
                    break
                lines, further = self._read_by(grammar(), part, words, called)
                found += [
                    line
                    for line in lines
                    if self.can_be(without_claims(line), path) and line not in found
                ]
                left = min(left, further, key=len)
            self._before[key], self._furthest[part, words] = found, left
        return self._before[key]

    def _read_by(
        self, grammar: ReadingGrammar, part: str, words: tuple[str, ...], called: tuple[str, str]
    ) -> tuple[list[str], str]:
        if len(words) > MOST_WORDS:
            return [], " ".join(words)
        read = words_of(
            " ".join(words).replace(BRACKET, "("),
            grammar.spelling,
            brackets=grammar.reads_brackets,
        )
        chart = Chart(grammar, same_words(read, grammar.same), self._known(called))
        return chart.whole(part), " ".join(without_brackets(read[chart.furthest :]))

    def _left(self, part: str, words: tuple[str, ...], own: Own) -> str:
        """From the word at which no reading goes on."""
        self._lines(part, words, own)
        left = self._furthest[part, words] or " ".join(without_brackets(words))
        return left.removesuffix(" .")

    def _known(self, called: tuple[str, str]) -> Mapping[str, str]:
        tile, reserved = called
        said = {"tile": tile, "reserved": reserved}
        return {**self.known, **{name: id for name, id in said.items() if id}}
