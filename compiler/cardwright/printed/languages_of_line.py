"""Which language a line may be in. In: words. Out: the languages, other than that of the sources, of which some word is."""

import re
from collections.abc import Callable, Iterator, Mapping, Set
from functools import cache, lru_cache
from typing import Any

from cardwright.printed.words_of_text import words_of
from cardwright.vocabulary import Vocabulary
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import languages, load_phrases
from cardwright.wording.scripts import as_latin, without_accents

OF_SOURCES = "en"
SAID = ("verbs", "labels", "GaugeAt", "HasCount", "Card", "Whenever")
SHORTEST = 2
"""Letters of a word that tells one language from another."""
SHORTEST_UNACCENTED = 4
"""Letters of a word that tells one language from another."""
_SLOT = re.compile(r"\{[^}]*\}")
_ESCAPED = re.compile(r"\\\w")


def languages_spoken(line: str, nouns: Callable[[str], Set[str]]) -> tuple[str, ...]:
    """By its verbs and the like; a line of nouns alone, such as `+2 rostliny`, by those; without accents by either. `nouns`: the `own_nouns` of a language."""
    return (
        _speaking(line, own_words)
        or _speaking(line, nouns)
        or _speaking(line, own_words_unaccented)
    )


def _speaking(line: str, known: Callable[[str], Set[str]]) -> tuple[str, ...]:
    others = (language for language in languages() if language != OF_SOURCES)
    return tuple(
        language
        for language in others
        if not known(language).isdisjoint(words_of(as_latin(line.lower(), load_phrases(language))))
    )


def own_nouns(language: str, vocabulary: Vocabulary) -> Set[str]:
    """What no noun is called in the sources. All forms of all nouns are gone through: once for many lines."""
    entries = lexicon_of(vocabulary, language).entries.values()
    called = (form for entry in entries for form in (*entry.forms.values(), *entry.also_called))
    of_sources = (
        name
        for entry in vocabulary.entries
        for name in (entry.noun.id.replace("_", " "), entry.one, entry.many)
    )
    words = {word for form in called for word in _words_of_form(form) if len(word) >= SHORTEST}
    return words - {word for name in of_sources for word in _words_of_form(name)}


# Most forms are those of the game, which each project of it has again.
_words_of_form = lru_cache(1 << 15)(words_of)


@cache
def own_words(language: str) -> frozenset[str]:
    """What the language of the sources does not say too."""
    return frozenset(_words(language)) - frozenset(_words(OF_SOURCES))


@cache
def own_words_unaccented(language: str) -> frozenset[str]:
    """Long enough to be no chance."""
    own = (without_accents(word) for word in own_words(language))
    return frozenset(word for word in own if len(word) >= SHORTEST_UNACCENTED) - frozenset(
        _words(OF_SOURCES)
    )


def _words(language: str) -> Iterator[str]:
    phrases = load_phrases(language)
    said = [form for name in SAID for form in _texts(phrases.sections.get(name, {}))]
    said += [form for word in phrases.words.values() for form in word.forms.values()]
    others = (phrases.sections.get(name, {}) for name in ("read_as", "typed_as"))
    said += [_ESCAPED.sub(" ", pattern) for patterns in others for pattern in patterns]
    for text in said:
        yield from (word for word in words_of(_SLOT.sub(" ", text)) if len(word) >= SHORTEST)


def _texts(section: Any) -> Iterator[str]:
    if isinstance(section, str):
        yield section
    elif isinstance(section, Mapping):
        for each in section.values():
            yield from _texts(each)
