"""Printed texts of a card, read. In: its texts by part and a TextReader. Out: for each part, lines of the language, and the words that fit nowhere."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cardwright.printed.chart import Chart, unread
from cardwright.printed.grammar import ReadingGrammar, grammar_of
from cardwright.printed.words import sentences_in, words_of
from cardwright.rules.nodes import Card, Lies
from cardwright.vocabulary import Vocabulary

PARTS = ("requirement", "immediate", "action", "effect", "vp")
_TOGETHER = 4
"""So many sentences can say one thing together."""


@dataclass(frozen=True, slots=True)
class PartRead:
    """`ways`: each way to read it, as clauses; several are several readings. `unread`: words that fit nowhere."""

    part: str
    text: str
    ways: tuple[tuple[str, ...], ...]
    unread: tuple[str, ...] = ()


@dataclass(slots=True)
class TextReader:
    """A language with the nouns of a game. What was read before is remembered."""

    grammar: ReadingGrammar
    known: Mapping[str, str]
    _before: dict[tuple[str, tuple[str, ...], tuple[str, str]], list[str]] = field(
        default_factory=dict
    )
    _furthest: dict[tuple[str, tuple[str, ...]], str] = field(default_factory=dict)

    def part(self, part: str, text: str, card: Card | None = None) -> PartRead:
        words = words_of(text, self.grammar.spelling)
        own = self._own(card)
        ways, left = self._ways(part, words, own)
        return PartRead(part, text, tuple(ways), tuple(left))

    def _ways(
        self, part: str, words: tuple[str, ...], own: tuple[str, str]
    ) -> tuple[list[tuple[str, ...]], list[str]]:
        """As few sentences together as can be read; what cannot is left."""
        ways: list[tuple[str, ...]] = [()]
        left: list[str] = []
        sentences = sentences_in(words)
        while sentences:
            number, read = self._first(part, sentences, own)
            if read:
                ways = [(*way, *clauses.split("\n@")) for way in ways for clauses in read]
            else:
                left.append(self._left(part, sentences[0], own))
            sentences = sentences[number:]
        return ways, left

    def _first(
        self, part: str, sentences: Sequence[tuple[str, ...]], own: tuple[str, str]
    ) -> tuple[int, list[str]]:
        for number in range(min(_TOGETHER, len(sentences)), 0, -1):
            together = tuple(word for sentence in sentences[:number] for word in sentence)
            if read := self._whole(part, together, own):
                return number, read
        return 1, []

    def _whole(self, part: str, words: tuple[str, ...], own: tuple[str, str]) -> list[str]:
        key = (part, words, own)
        if key not in self._before:
            chart = Chart(self.grammar, words, self._known(own))
            self._before[key] = chart.whole(part)
            self._furthest[part, words] = unread(chart)
        return self._before[key]

    def _left(self, part: str, words: tuple[str, ...], own: tuple[str, str]) -> str:
        """From the word at which no reading goes on."""
        self._whole(part, words, own)
        return (self._furthest[part, words] or " ".join(words)).removesuffix(" .")

    def _known(self, own: tuple[str, str]) -> Mapping[str, str]:
        tile, reserved = own
        said = {"tile": tile, "reserved": reserved}
        return {**self.known, **{name: id for name, id in said.items() if id}}

    def _own(self, card: Card | None) -> tuple[str, str]:
        """The tile and the area that are called like the card."""
        if card is None:
            return ("", "")
        tile = card.id if f"lies {card.id}" in self.known else ""
        name = card.name.lower()
        return (tile, next((id for called, id in self._areas if called.startswith(name)), ""))

    @property
    def _areas(self) -> Iterable[tuple[str, str]]:
        return (
            (key.removeprefix("area "), id)
            for key, id in self.known.items()
            if key.startswith("area ")
        )


def reader_of(vocabulary: Vocabulary, cards: Iterable[Card], language: str = "en") -> TextReader:
    lies = {
        card.id: clause.area.noun.id
        for card in cards
        for clause in card.clauses
        if isinstance(clause, Lies)
    }
    return reader_of_nouns(vocabulary, lies, language)


def reader_of_nouns(
    vocabulary: Vocabulary, lies: Mapping[str, str], language: str = "en"
) -> TextReader:
    """`lies`: for each tile, the area on which it lies by itself."""
    return TextReader(grammar_of(vocabulary, language), _known_of(vocabulary, lies))


def _known_of(vocabulary: Vocabulary, lies: Mapping[str, str]) -> dict[str, str]:
    known = {f"lies {tile}": area for tile, area in lies.items()}
    for area in vocabulary.of_category("area"):
        if area.has("board"):
            known.setdefault("board", area.noun.id)
        if area.has("named"):
            known[f"area {area.one.lower()}"] = area.noun.id
    for family in vocabulary.of_category("family"):
        having = (e for e in vocabulary.of_category("resource") if family.noun in e.nouns_in("has"))
        known[f"has {family.noun.id}"] = " ".join(entry.noun.id for entry in having)
    pools = [entry.noun.id for entry in vocabulary.of_category("pool")]
    return {**known, **({"from": pools[-1]} if pools else {})}
