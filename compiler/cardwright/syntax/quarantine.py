"""Words that wait outside the language until a game can play them. In: a line or word that nobody could read. Out: one Finding."""

import re
from functools import cache

from cardwright_grammar import read_text

from cardwright.findings import Finding, error
from cardwright.source import Span
from cardwright.syntax.nodes import Word

WORDS_FILE = "quarantined_words.txt"


@cache
def _rows(where: str) -> tuple[str, ...]:
    lines = (line.partition(" ") for line in read_text(WORDS_FILE).splitlines())
    return tuple(said for first, _, said in lines if first == where)


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    begins = (rf"^{_pattern(words)}" for words in _rows("line"))
    inside = (rf"\b{_pattern(words)}" for words in _rows("inside"))
    return tuple(re.compile(pattern) for pattern in (*begins, *inside))


def _pattern(words: str) -> str:
    """Of words that any others part, the last ones are those that wait."""
    before, parted, last = words.rpartition("... ")
    said = r"\s+".join(map(re.escape, last.split())) + r"s?\b"
    return rf"{re.escape(before.strip())}\b.*?\b(?P<said>{said})" if parted else f"(?P<said>{said})"


def waiting_words(text: str, stopped_at: int) -> tuple[int, int] | None:
    """Where such words stand in a line, if they are why its reading stopped."""
    for pattern in _patterns():
        found = pattern.search(text)
        if found and found.start("said") <= stopped_at <= _next_word(text, found.end("said")):
            return found.span("said")
    return None


def _next_word(text: str, end: int) -> int:
    return end + len(text[end:]) - len(text[end:].lstrip())


def waiting_at_start(words: tuple[Word, ...]) -> Finding | None:
    """What to say where a line that reads like fields begins with such words."""
    text = " ".join(word.text for word in words)
    found = waiting_words(text, 0)
    if found is None or found[0] > 0:
        return None
    said = text[: found[1]]
    return quarantined(words[0].span.to(words[len(said.split()) - 1].span), said)


def is_waiting_kind(kind: str) -> bool:
    return kind in _rows("kind")


def is_waiting_field(kind: str, field: str) -> bool:
    return f"{kind} {field}" in _rows("field")


def quarantined(span: Span, words: str) -> Finding:
    return error(
        "quarantined-word",
        f"`{words}` is not in the language yet",
        span,
        "no game can play this",
        body="The language has a word as soon as a game can play it. This one waits for that: docs/quarantine.md.",
        help="Say it in other words, leave it out, or write the effect in Python (`python`).",
    )
