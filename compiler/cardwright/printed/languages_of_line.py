"""Which language a line may be in. In: words. Out: the languages, other than that of the sources, of which some word is."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from cardwright.printed.words_of_text import words_of
from cardwright.wording.phrases import languages, load_phrases
from cardwright.wording.scripts import as_latin

OF_SOURCES = "en"
SAID = ("verbs", "labels", "GaugeAt", "HasCount", "Card", "Whenever")
SHORTEST = 2
"""Letters of a word that tells one language from another."""
_SLOT = re.compile(r"\{[^}]*\}")
_ESCAPED = re.compile(r"\\\w")


def languages_spoken(line: str) -> Iterator[str]:
    for language in languages():
        words = words_of(as_latin(line.lower(), load_phrases(language)))
        if language != OF_SOURCES and not own_words(language).isdisjoint(words):
            yield language


@cache
def own_words(language: str) -> frozenset[str]:
    """What the language of the sources does not say too."""
    return frozenset(_words(language)) - frozenset(_words(OF_SOURCES))


def _words(language: str) -> Iterator[str]:
    phrases = load_phrases(language)
    said = [form for name in SAID for form in _texts(phrases.sections.get(name, {}))]
    said += [form for word in phrases.words.values() for form in word.forms.values()]
    said += [_ESCAPED.sub(" ", pattern) for pattern in phrases.sections.get("read_as", {})]
    for text in said:
        yield from (word for word in words_of(_SLOT.sub(" ", text)) if len(word) >= SHORTEST)


def _texts(section: Any) -> Iterator[str]:
    if isinstance(section, str):
        yield section
    elif isinstance(section, Mapping):
        for each in section.values():
            yield from _texts(each)
