"""A word inside a line that English has there and this language has not. In: a line and where it stopped. Out: a finding, or None.

Where the line goes on reading further with what this language says, that was meant; where it is then read to its end, it is mended.
"""

from collections.abc import Iterator

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.foreign import said_inside
from cardwright.syntax.forms import forms_body
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.nodes import Word
from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class _Other:
    """`said` are the author's words; with `ours` instead, so many words of the line are still unread."""

    said: tuple[Word, ...]
    ours: str
    unread: int
    is_whole: bool


def said_otherwise_inside(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Finding | None:
    left = len(reading.words) - reading.stopped_at
    others = [o for o in _others(grammar, source, row, reading, rule) if o.unread < left]
    if not others:
        return None
    best = min(others, key=lambda other: (not other.is_whole, other.unread))
    span = best.said[0].span.to(best.said[-1].span)
    said = source.text[span.start : span.end]
    ours = f"`{best.ours}`" if best.ours else ""
    title = f"Write {ours}" if ours else f"Leave `{said}` out"
    return error(
        "broken-line",
        f"I cannot read this line from `{said}` on",
        span,
        f"say {ours} here" if ours else "leave this out",
        body=forms_body(reading.words[0].text),
        fix=Fix(title, (_edit(source, span, best.ours),)) if best.is_whole else None,
    )


def _others(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Iterator[_Other]:
    """The word at which the reading stopped, or the one before, which was taken for a noun."""
    for at in (reading.stopped_at, reading.stopped_at - 1):
        for count in (2, 1):
            said = reading.words[at : at + count] if at > 0 else ()
            for ours in said_inside([word.text for word in said]) if len(said) == count else ():
                edit = _edit(source, said[0].span.to(said[-1].span), ours)
                start, end = edit.span.start, edit.span.end
                mended = source.text[row.start : start] + edit.text + source.text[end : row.end]
                read = grammar.read_line(mended, rule)
                whole = read.phrase is not None
                yield _Other(said, ours, 0 if whole else len(read.words) - read.stopped_at, whole)


def _edit(source: SourceFile, span: Span, ours: str) -> Edit:
    """What is left out takes the blank before it along; so does a comma."""
    blanks = 0 if ours.isalnum() or " " in ours else 1
    blanks *= source.text[span.start - 1] == " "
    return Edit(Span(source.path, span.start - blanks, span.end), ours)
