"""`unknown-term`: print uses words that are no noun's and stand in no phrase of their language. In: a deck. Out: a warning for each such term of a text."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from cardwright.checks.all_cards import AllCards
from cardwright.findings import Finding, warning
from cardwright.findings.near import near
from cardwright.findings.words import either, quoted
from cardwright.rules.nodes import Printed
from cardwright.values import dataclass

if TYPE_CHECKING:
    from cardwright.printed.reading_grammar import ReadingGrammar

KNOWN = ""
"""In place of a word that the game has."""

LEAST_LETTERS = 2
"""A single letter is a sign, as that of degrees is, or stands for a number."""


@dataclass(frozen=True, slots=True)
class Glossary:
    """All that is said in one language. `grammars`: what reads it, each with its words; `names`: words of the names of items, which no language changes."""

    grammars: "tuple[tuple[ReadingGrammar, frozenset[str]], ...]"
    names: frozenset[str]

    def unknown(self, text: str) -> tuple[str, ...]:
        """What no grammar has. Each writes a text in its own spelling before it reads, and so knows what it writes otherwise.

        Such words side by side are one term: `dust devil`.
        """
        first, *others = (tuple(self._unknown_to(*each, text)) for each in self.grammars)
        said = (word if all(word in found for found in others) else KNOWN for word in first)
        runs = (tuple(run) for is_known, run in groupby(said, KNOWN.__eq__) if not is_known)
        return tuple(dict.fromkeys(map(" ".join, runs)))

    def _unknown_to(
        self, grammar: "ReadingGrammar", words: frozenset[str], text: str
    ) -> Iterator[str]:
        from cardwright.printed.words_of_text import number_in, words_of
        from cardwright.wording.scripts import as_latin

        for word in words_of(as_latin(text.lower(), grammar.phrases), grammar.spelling):
            is_word = word[0].isalpha() and len(word) >= LEAST_LETTERS and not number_in(word)
            is_unknown = is_word and not {word, grammar.same.get(word, word)} & (words | self.names)
            yield word if is_unknown else KNOWN

    def alike(self, word: str) -> tuple[str, ...]:
        """Among the words that the generator uses; print has more of them."""
        return near(word, self.grammars[-1][1]).words


def findings(deck: AllCards) -> Iterator[Finding]:
    if not deck.printed:
        return
    # Not imported before, for most cards have no printed text.
    from cardwright.wording.phrases import languages

    for language in sorted(deck.printed.keys() & set(languages())):
        glossary = glossary_of(deck, language)
        for _, text in deck.printed[language]:
            for word in glossary.unknown(text.text):
                yield _finding(deck, text, word, glossary.alike(word))


def glossary_of(deck: AllCards, language: str) -> Glossary:
    from cardwright.printed.readers import reader_of
    from cardwright.printed.words_of_text import words_of

    grammars = [grammar() for grammar in reader_of(deck.vocabulary, (), language).grammars]
    names = frozenset(word for gist in deck.gists for word in words_of(gist.name))
    return Glossary(tuple((each, each.all_words()) for each in grammars), names)


def _finding(deck: AllCards, text: Printed, word: str, alike: tuple[str, ...]) -> Finding:
    return warning(
        "unknown-term",
        f"Print says `{word}`, which is no term of this game",
        deck.place_in_print(text, word),
        f"did you mean {either(quoted(alike))}?" if alike else "in no phrase, and no noun's name",
        body="One thing has one name on all cards; whoever reads another one looks for another thing.",
        help="Use the word that other cards have, or say beside the noun what else it is called: "
        f'`also_called {text.language} "{word}"`.',
    )
