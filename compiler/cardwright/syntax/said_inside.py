"""Words inside a line that English has there and this language has not. In: a line and where it stopped. Out: a finding, or None.

Where the line goes on reading further with what this language says, that was meant; where it is then read to its end, perhaps
after more such words, it is mended.
"""

from collections.abc import Iterator

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.foreign import said_inside
from cardwright.syntax.forms import forms_body
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow
from cardwright.values import dataclass

MOST_WORDS = 6
"""A line with more such words is prose."""


@dataclass(frozen=True, slots=True)
class _Other:
    """`said` is where the author's words stand; with `ours` instead, the line is `text`, and so many of its words are still unread."""

    said: slice
    ours: str
    text: str
    unread: int


def said_otherwise_inside(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding | None:
    text = source.text[row.start : row.end]
    best = _best(grammar, text, rule)
    if best is None:
        return None
    fix = _fix(grammar, source, row, best, rule)
    if fix is None and not best.ours:
        # To leave one word out of a line that cannot be read then, either, is no help.
        return None
    span = Span(source.path, row.start + best.said.start, row.start + best.said.stop)
    said = text[best.said]
    ours = f"`{best.ours}`" if best.ours else ""
    return error(
        "broken-line",
        f"I cannot read this line from `{said}` on",
        span,
        f"say {ours} here" if ours else "leave this out",
        body=forms_body(reading.words[0].text),
        fix=fix,
    )


def _fix(
    grammar: Grammar, source: SourceFile, row: LayoutRow, best: _Other, rule: str
) -> Fix | None:
    mended = _mended(grammar, best, rule)
    if not mended:
        return None
    if mended != best.text:
        return Fix(f"Write `{mended}`", (Edit(Span(source.path, row.start, row.end), mended),))
    said = source.text[row.start : row.end][best.said]
    title = f"Write `{best.ours}`" if best.ours else f"Leave `{said}` out"
    there = _with_its_blank(source.text, row.start + best.said.start, best.ours)
    return Fix(title, (Edit(Span(source.path, there, row.start + best.said.stop), best.ours),))


def _mended(grammar: Grammar, best: _Other, rule: str) -> str:
    """The line as it can be read; empty where other words of it are not understood, either."""
    for _ in range(MOST_WORDS):
        if best.unread == 0:
            return best.text
        another = _best(grammar, best.text, rule)
        if another is None:
            return ""
        best = another
    return ""


def _best(grammar: Grammar, text: str, rule: str) -> _Other | None:
    reading = grammar.read_line(text, rule)
    left = len(reading.words) - reading.stopped_at
    found = [one for one in _others(grammar, text, reading, rule) if one.unread < left]
    return min(found, key=lambda one: one.unread, default=None)


def _others(grammar: Grammar, text: str, reading: Reading, rule: str) -> Iterator[_Other]:
    """The word at which the reading stopped, or the one before, which was taken for a noun."""
    for at in (reading.stopped_at, reading.stopped_at - 1):
        for count in (2, 1):
            said = reading.words[at : at + count] if at > 0 else ()
            for ours in said_inside([word.text for word in said]) if len(said) == count else ():
                start, end = said[0].span.start, said[-1].span.end
                mended = text[: _with_its_blank(text, start, ours)] + ours + text[end:]
                read = grammar.read_line(mended, rule)
                unread = 0 if read.phrase is not None else max(1, len(read.words) - read.stopped_at)
                yield _Other(slice(start, end), ours, mended, unread)


def _with_its_blank(text: str, start: int, ours: str) -> int:
    """What is left out takes the blank before it along; so does a comma."""
    is_word = ours.isalnum() or " " in ours
    return start if is_word or text[start - 1] != " " else start - 1
