"""Words as people type them. In: the words of a sentence, and the ReadingGrammar of their language. Out: the words that print has for them."""

import re
from collections.abc import Iterator, Mapping, Set

from cardwright.printed.reading_grammar import ReadingGrammar
from cardwright.printed.words_of_text import BRACKET, words_of
from cardwright.values import dataclass
from cardwright.wording.scripts import without_accents

SHORTEST_VERB = 3
SHORTEST = 4
"""Letters of a noun that is known by its stem."""
LONGEST_ENDING = 2
_BEGINS = (".", ":")
"""Behind these nobody is spoken of, so that a verb speaks to somebody."""
_NO_WORDS = re.compile(r"\\\w|\(\?<?![^()]*\)")
"""What a pattern says in signs, and what may not stand there."""


@dataclass(frozen=True, slots=True)
class TypedWords:
    """`printed`: words of print; `others`: those that it has other words for; `accented`: either, by what is left of them without accents."""

    grammar: ReadingGrammar
    printed: Set[str]
    others: Set[str]
    accented: Mapping[str, str]
    verbs: Set[str]
    nouns: Set[str]
    begins: Set[str]

    def as_printed(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """What is read otherwise than it stands; the same words where nothing is."""
        grammar = self.grammar
        if not (grammar.words or grammar.typed):
            return words
        spelt = tuple(map(self._with_accents, words))
        addressed = _spelt(tuple(map(self._addressed, spelt, (".", *spelt))), grammar.words)
        told = tuple(map(self._told, addressed, (".", *addressed)))
        typed = _spelt(_spelt(told, grammar.spelling), grammar.typed)
        read = tuple(map(self._declined, typed))
        return words if read == _spelt(words, grammar.spelling) else read

    def _with_accents(self, word: str) -> str:
        """Many type none: `zvyste` is `zvyšte`."""
        return word if self._is_known(word) else self.accented.get(without_accents(word), word)

    def _addressed(self, word: str, before: str) -> str:
        """`you gain` said to a friend is the `you gain` of print."""
        if word not in self.printed:
            asked = self.printed.__contains__ if self._is_known(word) else self._is_known
            return next(filter(asked, self._to_many(word)), word)
        if before in _BEGINS:
            return next((w for w in self._to_many(word) if w in self.verbs), word)
        return word

    def _told(self, word: str, before: str) -> str:
        """`when you place` stays; what stands for itself is told in print."""
        return self.grammar.told.get(word, word) if before in self.begins else word

    def _is_known(self, word: str) -> bool:
        return word in self.printed or word in self.others or word in self.grammar.told

    def _to_many(self, word: str) -> Iterator[str]:
        for typed, printed in self.grammar.endings.items():
            if word.endswith(typed) and len(word) >= SHORTEST_VERB:
                yield word.removesuffix(typed) + printed

    def _declined(self, word: str) -> str:
        """A noun in a form that the lexicon has not: alike but for the ending. All forms of a noun are read alike."""
        if self._is_known(word) or len(word) < SHORTEST:
            return word
        return max(_alike(word, self.nouns), default=(0, word))[1]


def typed_words(grammar: ReadingGrammar) -> TypedWords:
    patterns = (*grammar.spelling, *grammar.words, *grammar.typed)
    others = {word for pattern in patterns for word in words_of(_NO_WORDS.sub(" ", pattern))}
    verbs, nouns = _words_in(grammar, "verb:"), _words_in(grammar, "noun", "word.")
    printed = grammar.all_words()
    all_words = (*_to_a_friend(others | verbs, grammar.endings), *sorted(others), *sorted(printed))
    accented = {without_accents(word): word for word in all_words}
    begins = {*_BEGINS, *grammar.words_between("and", "or")}
    return TypedWords(grammar, printed, others, accented, verbs, nouns, begins)


def _to_a_friend(words: Set[str], endings: Mapping[str, str]) -> Iterator[str]:
    for typed, printed in endings.items():
        yield from (w.removesuffix(printed) + typed for w in sorted(words) if w.endswith(printed))


def _spelt(words: tuple[str, ...], spelling: Mapping[str, str]) -> tuple[str, ...]:
    return words_of(" ".join(words).replace(BRACKET, "("), spelling, brackets=True, signs=True)


def _words_in(grammar: ReadingGrammar, *kinds: str) -> Set[str]:
    """Of the kinds that begin so."""
    trees = (tree for kind, tree in grammar.kinds.items() if kind.startswith(kinds))
    return {word for tree in trees for word in tree.all_words()}


def _alike(word: str, nouns: Set[str]) -> Iterator[tuple[int, str]]:
    for noun in nouns:
        if noun[:SHORTEST] == word[:SHORTEST]:
            shared = _letters_shared(word, noun)
            if shared >= max(len(word), len(noun)) - LONGEST_ENDING:
                yield shared, noun


def _letters_shared(one: str, other: str) -> int:
    apart = (at for at, (a, b) in enumerate(zip(one, other)) if a != b)
    return next(apart, min(len(one), len(other)))
