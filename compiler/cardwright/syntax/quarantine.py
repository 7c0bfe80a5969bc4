"""Words that wait outside the language until a game can play them. In: a line or word that nobody could read. Out: one Finding."""

import re
from functools import cache

from cardwright_grammar import read_text

from cardwright.findings import Finding, error
from cardwright.source import Span
from cardwright.syntax.nodes import Word
from cardwright.values import dataclass

WORDS_FILE = "quarantined_words.txt"


@cache
def rows(where: str) -> dict[str, tuple[str, ...]]:
    """The words that wait, each with the lines that come nearest."""
    lines = (line.partition(" ") for line in read_text(WORDS_FILE).splitlines())
    said = (said.partition("|") for first, _, said in lines if first == where)
    return {words.strip(): tuple(_lines(nearest)) for words, _, nearest in said}


def _lines(nearest: str) -> list[str]:
    return [line.strip() for line in nearest.split(";") if line.strip()]


@cache
def _patterns() -> dict[re.Pattern[str], tuple[str, ...]]:
    begins = {rf"^{_pattern(words)}": near for words, near in rows("line").items()}
    inside = {rf"\b{_pattern(words)}": near for words, near in rows("inside").items()}
    return {re.compile(pattern): near for pattern, near in (begins | inside).items()}


def _pattern(words: str) -> str:
    """Of words that any others part, the last ones are those that wait."""
    before, parted, last = words.rpartition("... ")
    said = r"\s+".join(map(re.escape, last.split())) + r"s?\b"
    return rf"{re.escape(before.strip())}\b.*?\b(?P<said>{said})" if parted else f"(?P<said>{said})"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Where such words stand in a line, and the lines that come nearest."""

    start: int
    end: int
    nearest: tuple[str, ...]


def waiting_words(text: str, stopped_at: int) -> Waiting | None:
    """Those that are why the reading of a line stopped."""
    for pattern, nearest in _patterns().items():
        found = pattern.search(text)
        if found and found.start("said") <= stopped_at <= _next_word(text, found.end("said")):
            return Waiting(*found.span("said"), nearest)
    return None


def _next_word(text: str, end: int) -> int:
    return end + len(text[end:]) - len(text[end:].lstrip())


def waiting_at_start(words: tuple[Word, ...]) -> Finding | None:
    """What to say where a line that reads like fields begins with such words."""
    text = " ".join(word.text for word in words)
    found = waiting_words(text, 0)
    if found is None or found.start > 0:
        return None
    said = text[: found.end]
    span = words[0].span.to(words[len(said.split()) - 1].span)
    return quarantined(span, said, found.nearest)


def is_waiting_kind(kind: str) -> bool:
    return kind in rows("kind")


def is_waiting_field(kind: str, field: str) -> bool:
    return f"{kind} {field}" in rows("field")


def quarantined(span: Span, words: str, nearest: tuple[str, ...] = ()) -> Finding:
    shown = "".join(f"\n    {line}" for line in nearest)
    return error(
        "quarantined-word",
        f"`{words}` is not in the language yet",
        span,
        "no game can play this",
        body="The language has a word as soon as a game can play it. This one waits for that: docs/quarantine.md."
        + (f" What comes nearest:\n{shown}" if nearest else ""),
        help="Say it in other words, leave it out, or write the effect in Python (`python`).",
    )
