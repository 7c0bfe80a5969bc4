"""`unlike-house-style`: print that abbreviates, spaces or names something otherwise than the language and the game do. In: a deck. Out: a warning for each place."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from cardwright.checks.all_cards import AllCards
from cardwright.findings import Edit, Finding, Fix, warning
from cardwright.rules.nodes import Printed
from cardwright.vocabulary import Vocabulary

_FIGURES = "0123456789"


def findings(deck: AllCards) -> Iterator[Finding]:
    if not deck.printed:
        return
    # Not imported before, for most cards have no printed text.
    from cardwright.wording.phrases import languages

    for language in sorted(deck.printed.keys() & set(languages())):
        for _, text in deck.printed[language]:
            yield from _of_text(deck, text)


def _of_text(deck: AllCards, text: Printed) -> Iterator[Finding]:
    rules = {**_of_language(text.language), **_of_nouns(deck.vocabulary, text.language)}
    for pattern, instead in rules.items():
        for found in re.finditer(pattern, text.text):
            better = found.expand(instead)
            if better != found[0]:
                number = _number_before(text.text, found.start())
                yield _finding(deck, text, number + found[0], number + better)


def _number_before(text: str, at: int) -> str:
    """`5€` shows what is wrong with it, and a blank alone nothing."""
    return text[len(text[:at].rstrip(_FIGURES)) : at]


def _of_language(language: str) -> Mapping[str, str]:
    """`[print]` of its table: what may not stand in print, as a pattern, and what stands there instead."""
    from cardwright.wording.phrases import load_phrases

    section = load_phrases(language).sections.get("print", {})
    return {pattern: str(instead) for pattern, instead in section.items()}


def _of_nouns(vocabulary: Vocabulary, language: str) -> Mapping[str, str]:
    """`never_called en "MC"`: what a noun is called by others, and by this game not."""
    return dict(_names(vocabulary, language))


@cache
def _names(vocabulary: Vocabulary, language: str) -> tuple[tuple[str, str], ...]:
    from cardwright.wording.from_vocabulary import lexicon_of

    lexicon = lexicon_of(vocabulary, language)
    return tuple(
        (
            rf"(?i)(?<![^\W\d]){re.escape(word)}(?!\w)",
            lexicon.entry(entry.noun).form("", "other").replace("\\", ""),
        )
        for entry in vocabulary.entries
        for spoken, *words in entry.lines_of_texts("never_called", 2)
        if spoken == language
        for word in words
    )


def _finding(deck: AllCards, text: Printed, words: str, better: str) -> Finding:
    place = deck.place_in_print(text, words)
    fix = Fix(f"Write `{better}`", (Edit(place, better),)) if place != text.span else None
    return warning(
        "unlike-house-style",
        f"Print says `{words}` where this game says `{better}`",
        place,
        f"`{better}`",
        help="One thing has one word, one short form and one spacing on all cards.",
        fix=fix,
    )
