"""Words as people type them. In: the words of a sentence, and the ReadingGrammar of their language. Out: the words that print has for them."""

import re
from collections.abc import Iterator, Mapping, Set

from cardwright.printed.reading_grammar import ReadingGrammar
from cardwright.printed.words_of_text import BRACKET, words_of

SHORTEST_VERB = 3
SHORTEST = 4
"""Letters of a noun that is known by its stem."""
LONGEST_ENDING = 2
_BEGINS = (".", ":")
"""Behind these nobody is spoken of, so that a verb speaks to somebody."""
_ESCAPED = re.compile(r"\\\w")


def as_printed(words: tuple[str, ...], grammar: ReadingGrammar) -> tuple[str, ...]:
    """What is read otherwise than it stands; the same words where nothing is."""
    if not grammar.typed:
        return words
    printed, known = grammar.all_words(), _known(grammar)
    verbs = _words_in(grammar, ("verb:",))
    addressed = tuple(
        (
            _of_print(word, verbs if word in printed else known, grammar.endings)
            if last in _BEGINS or word not in printed
            else word
        )
        for word, last in zip(words, (".", *words))
    )
    plain = _spelt(addressed, grammar.spelling)
    typed = _spelt(plain, grammar.typed)
    nouns = _words_in(grammar, ("noun", "word."))
    read = tuple(word if word in known else _declined(word, nouns) for word in typed)
    return words if read == _spelt(words, grammar.spelling) else read


def _spelt(words: tuple[str, ...], spelling: Mapping[str, str]) -> tuple[str, ...]:
    return words_of(" ".join(words).replace(BRACKET, "("), spelling, brackets=True, signs=True)


def _known(grammar: ReadingGrammar) -> Set[str]:
    """Words of print, and those that print has other words for."""
    patterns = (*grammar.spelling, *grammar.typed)
    other = (word for pattern in patterns for word in words_of(_ESCAPED.sub(" ", pattern)))
    return {*grammar.all_words(), *other}


def _of_print(word: str, known: Set[str], endings: Mapping[str, str]) -> str:
    """`you gain` said to a friend is the `you gain` of print."""
    others = (
        word.removesuffix(typed) + printed
        for typed, printed in endings.items()
        if word.endswith(typed) and len(word) >= SHORTEST_VERB
    )
    return next((other for other in others if other in known), word)


def _words_in(grammar: ReadingGrammar, kinds: tuple[str, ...]) -> Set[str]:
    trees = (tree for kind, tree in grammar.kinds.items() if kind.startswith(kinds))
    return {word for tree in trees for word in tree.all_words()}


def _declined(word: str, nouns: Set[str]) -> str:
    """A noun in a form that the lexicon has not: alike but for the ending. All forms of a noun are read alike."""
    return max(_alike(word, nouns), default=(0, word))[1] if len(word) >= SHORTEST else word


def _alike(word: str, nouns: Set[str]) -> Iterator[tuple[int, str]]:
    for noun in nouns:
        shared = _letters_shared(word, noun)
        if shared >= max(SHORTEST, len(word) - LONGEST_ENDING, len(noun) - LONGEST_ENDING):
            yield shared, noun


def _letters_shared(one: str, other: str) -> int:
    return next(
        (at for at, pair in enumerate(zip(one, other)) if len(set(pair)) > 1),
        min(len(one), len(other)),
    )
