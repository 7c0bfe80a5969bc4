"""Reading by the many ways of print. In: the reading table of a language, its phrases and a vocabulary. Out: ReadingGrammar of what that table pairs with lines."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product
from typing import Any

from cardwright.printed.from_phrases import as_said_of_you, typed_as, typed_words
from cardwright.printed.nouns_in_print import nouns_of, own_patterns
from cardwright.printed.patterns import Items, expanded
from cardwright.printed.reading_grammar import ReadingGrammar, WordTree, find_beginnings
from cardwright.printed.words_of_text import words_of
from cardwright.vocabulary import Vocabulary
from cardwright.wording.phrases import Phrases, load_phrases


@lru_cache(4)
def grammar_of(vocabulary: Vocabulary, language: str = "en") -> ReadingGrammar:
    """Kept for who reads on with the same nouns: an editor asks at every keystroke."""
    table = _table(language)
    phrases = load_phrases(language)
    kinds: dict[str, WordTree] = {}
    spelling = dict(table["spelling"])

    def add(kind: str, pattern: str, line: str) -> None:
        node = kinds.setdefault(kind, WordTree())
        for items in _ways(pattern):
            node.add(items, line)

    for kind, lines in table["read"].items():
        for pattern, line in _entries(kind, lines, phrases):
            add(kind, pattern, line)
    for name, forms in phrases.words.items():
        own = [words for key, words in _called(vocabulary) if key == name]
        for word in {*forms.forms.values(), *(w for words in own for w in words)}:
            add(f"word_{name}", _plain(word), "")
    for kind, word, id in nouns_of(vocabulary, language):
        if words := _spelled(word, language):
            kinds.setdefault(kind, WordTree()).add(words, id)
    for kind, pattern, line in own_patterns(vocabulary, language, table["own"]):
        add(kind, pattern, line)
    grammar = ReadingGrammar(
        kinds,
        {name: tuple(tuple(words_of(w)) for w in words) for name, words in table["joints"].items()},
        spelling,
        frozenset(table["connectives"]),
        phrases,
        frozenset(table["abbreviations"]),
        words=typed_words(phrases),
        typed=typed_as(phrases),
        same=as_said_of_you(phrases),
        same_behind=tuple(words_of(words) for words in table["others"]),
    )
    find_beginnings(grammar)
    return grammar


def tables() -> tuple[str, ...]:
    """Languages that have a reading table."""
    found = (files("cardwright_grammar") / "readings").iterdir()
    return tuple(sorted(t.name.removesuffix(".toml") for t in found if t.name.endswith(".toml")))


@cache
def _table(language: str) -> dict[str, Any]:
    place = files("cardwright_grammar") / "readings" / f"{language}.toml"
    return tomllib.loads(place.read_text(encoding="utf-8"))


@lru_cache(1 << 15)
def _spelled(word: str, language: str) -> tuple[str, ...]:
    """Most nouns are those of the game, which each project of it has again."""
    return words_of(word, _table(language)["spelling"])


def _called(vocabulary: Vocabulary) -> Iterator[tuple[str, tuple[str, ...]]]:
    for game in vocabulary.of_category("game"):
        for name, *words in game.lines_of_texts("calls", 2):
            yield name, tuple({*words, f"{words[0]}s"})


def _entries(kind: str, lines: Iterable[str], phrases: Phrases) -> Iterator[tuple[str, str]]:
    """`pattern => line`; `@Gain.plain` is what the phrase table says, so that what is generated can be read."""
    for entry in lines:
        pattern, _, line = entry.partition("=>")
        for way in _phrased(pattern.strip(), phrases):
            yield way, line.strip()


def _phrased(pattern: str, phrases: Phrases) -> Iterator[str]:
    if not pattern.startswith("@"):
        yield pattern
        return
    section, _, name = pattern[1:].partition(".")
    found = phrases.sections[section][name]
    forms = (found,) if isinstance(found, str) else found.values()
    yield from (_without_brackets(form) for form in forms)


def _without_brackets(template: str) -> str:
    return template.replace("(", " ").replace(")", " ")


def _plain(words: str) -> str:
    return " ".join(words_of(words))


def _ways(pattern: str) -> Iterator[Items]:
    """A comma may be missing wherever it stands."""
    for items in expanded(pattern):
        choices = [((item,), ()) if item == "," else ((item,),) for item in items]
        for way in product(*choices):
            yield tuple(item for part in way for item in part)
