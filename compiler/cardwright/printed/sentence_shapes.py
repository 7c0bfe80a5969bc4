"""How print words a mechanic, whatever the amounts and the things. In: printed text and a TextReader. Out: for each sentence, its meaning and its words without numbers and nouns."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardwright.printed.facts import PARTS
from cardwright.printed.nouns_in_print import nouns_of
from cardwright.printed.readers import reader_of
from cardwright.printed.reading import TextReader
from cardwright.printed.words_of_text import is_number, sentences_in, words_of
from cardwright.rules.nodes import Card
from cardwright.values import dataclass, field
from cardwright.vocabulary import Vocabulary
from cardwright.wording.phrases import load_phrases

NUMBER, THING = "N", "..."
_WORD = re.compile(r"[^\W\d]+|-?\d+")
_ARTICLES = ("a", "an")


@dataclass(slots=True)
class Shaper:
    """`nouns`: what stands for the words of a noun; `ids`: the category of what is called so in the language of cards."""

    reader: TextReader
    nouns: Mapping[tuple[str, ...], str]
    ids: Mapping[str, str]
    longest: int = field(init=False)

    def __post_init__(self) -> None:
        self.longest = max(map(len, self.nouns), default=1)

    def shapes(self, card: Card, text: str) -> Iterator[tuple[str, str]]:
        """Of each sentence that can be read; it means the same as whatever could be the same parts of a card."""
        for sentence in sentences_in(words_of(text)):
            words = " ".join(sentence)
            meanings = [m for part in PARTS if (m := self._meaning(part, words, card))]
            if meanings:
                yield "\n".join(meanings), self._without_nouns(sentence)

    def _meaning(self, part: str, words: str, card: Card) -> str:
        read = self.reader.part(part, words, card)
        if read.unread or len(read.ways) != 1 or read.ways[0].untrue:
            return ""
        return _WORD.sub(self._masked, " / ".join(read.ways[0].clauses))

    def _masked(self, word: re.Match[str]) -> str:
        return NUMBER if is_number(word[0]) else self.ids.get(word[0], word[0])

    def _without_nouns(self, words: Sequence[str]) -> str:
        said: list[str] = []
        at = 0
        while at < len(words):
            length = self._noun_at(words, at)
            said.append(self.nouns[tuple(words[at : at + length])] if length else _plain(words[at]))
            at += length or 1
        return " ".join(said).removesuffix(" .")

    def _noun_at(self, words: Sequence[str], at: int) -> int:
        lengths = range(min(self.longest, len(words) - at), 0, -1)
        return next((n for n in lengths if tuple(words[at : at + n]) in self.nouns), 0)


def _plain(word: str) -> str:
    return NUMBER if is_number(word) or word in _ARTICLES else word


def shaper_of(vocabulary: Vocabulary, cards: Iterable[Card], language: str) -> Shaper:
    nouns: dict[tuple[str, ...], str] = {}
    ids: dict[str, str] = {}
    for name, forms in load_phrases(language).words.items():
        for word in forms.forms.values():
            nouns.setdefault(words_of(word), name)
    for category, word, id in nouns_of(vocabulary, language):
        nouns.setdefault(words_of(word), THING)
        ids.setdefault(id, category)
        ids.setdefault(f"{id}s", category)
    nouns.pop((), None)
    return Shaper(reader_of(vocabulary, cards, language=language), nouns, ids)
