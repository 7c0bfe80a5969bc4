"""Printed texts of a card, read. In: its texts by part and a TextReader. Out: for each part, lines of the language, and the words that fit nowhere."""

from collections.abc import Callable, Mapping, Sequence

from cardwright.printed.chart import Chart
from cardwright.printed.claims import Untrue, untrue_in, without_claims
from cardwright.printed.grammar import ReadingGrammar
from cardwright.printed.words import same_words, sentences_in, words_of
from cardwright.printed.own_names import Own, own_names
from cardwright.rules.nodes import Card
from cardwright.values import dataclass, field
from cardwright.wording.scripts import as_latin

_ANYTHING = "immediate"
"""The part in which every kind of sentence can stand."""
MOST_WORDS = 300
"""Of sentences that are read together; what is longer is no card's."""
_TOGETHER = 4
"""So many sentences can say one thing together."""


@dataclass(frozen=True, slots=True)
class OneReading:
    """`untrue`: what it says beside its clauses that is not so, or that no rule can say."""

    clauses: tuple[str, ...] = ()
    untrue: tuple[Untrue, ...] = ()


@dataclass(frozen=True, slots=True)
class PartRead:
    """`ways`: several are several readings. `unread`: words that fit nowhere."""

    part: str
    text: str
    ways: tuple[OneReading, ...]
    unread: tuple[str, ...] = ()


@dataclass(slots=True)
class TextReader:
    """A language with the nouns of a game. `otherwise`: by what to read what the grammar does not; what was read before is kept."""

    grammar: ReadingGrammar
    known: Mapping[str, str]
    otherwise: Callable[[], ReadingGrammar] | None = None
    _before: dict[tuple[str, tuple[str, ...], tuple[str, str]], list[str]] = field(
        default_factory=dict
    )
    _furthest: dict[tuple[str, tuple[str, ...]], str] = field(default_factory=dict)

    def part(self, part: str, text: str, card: Card | None = None) -> PartRead:
        letters = as_latin(text.lower(), self.grammar.phrases)
        words = words_of(letters, self.grammar.spelling)
        ways, left = self._ways(part, words, own_names(card, self.known))
        return PartRead(part, text, tuple(ways), tuple(left))

    def _ways(
        self, part: str, words: tuple[str, ...], own: Own
    ) -> tuple[list[OneReading], list[str]]:
        """As few sentences together as can be read; what cannot is left."""
        ways = [OneReading()]
        left: list[str] = []
        sentences = sentences_in(words)
        while sentences:
            number, read = self._first(part, sentences, own)
            if read:
                ways = [
                    OneReading((*way.clauses, *more.clauses), (*way.untrue, *more.untrue))
                    for way in ways
                    for more in read
                ]
            else:
                left.append(self._left(part, sentences[0], own))
            sentences = sentences[number:]
        return ways, left

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
        said = " ".join(words).removesuffix(" .")
        ways = [
            OneReading((without_claims(line),), tuple(untrue_in(line, said, own.claimed)))
            for line in self._lines(part, words, own.called)
        ]
        least = min((len(way.untrue) for way in ways), default=0)
        return [way for way in ways if len(way.untrue) == least]

    def _lines(self, part: str, words: tuple[str, ...], called: tuple[str, str]) -> Sequence[str]:
        key = (part, words, called)
        if key not in self._before:
            found, left = self._read_by(self.grammar, part, words, called)
            if not found and self.otherwise is not None:
                found, _ = self._read_by(self.otherwise(), part, words, called)
            self._before[key], self._furthest[part, words] = found, left
        return self._before[key]

    def _read_by(
        self, grammar: ReadingGrammar, part: str, words: tuple[str, ...], called: tuple[str, str]
    ) -> tuple[list[str], str]:
        if len(words) > MOST_WORDS:
            return [], " ".join(words)
        chart = Chart(grammar, same_words(words, grammar.same), self._known(called))
        return chart.whole(part), " ".join(words[chart.furthest :])

    def _left(self, part: str, words: tuple[str, ...], own: Own) -> str:
        """From the word at which no reading goes on."""
        self._lines(part, words, own.called)
        return (self._furthest[part, words] or " ".join(words)).removesuffix(" .")

    def _known(self, called: tuple[str, str]) -> Mapping[str, str]:
        tile, reserved = called
        said = {"tile": tile, "reserved": reserved}
        return {**self.known, **{name: id for name, id in said.items() if id}}
