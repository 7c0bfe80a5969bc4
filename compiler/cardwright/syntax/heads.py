"""Where items begin. In: rows at column 0. Out: which of them are heads, and the head's words."""

import re

from cardwright.findings import Finding, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.forms import verbs
from cardwright.syntax.layout import LONGEST_LINE, LayoutRow
from cardwright.syntax.nodes import Word
from cardwright.values import dataclass

_HEAD = re.compile(r'([a-z][a-z0-9_]*(?: +[a-z][a-z0-9_]*)+)(?: +("[^"\n]*"?))?$')


@dataclass(frozen=True, slots=True)
class Head:
    kind: tuple[Word, ...]
    id: Word
    name: Word | None
    span: Span
    damaged: bool = False


def is_head(text: str) -> bool:
    """One or more lower-case words and an id, then perhaps a name in quotes; the first word starts no line of a card."""
    match = _HEAD.match(text)
    return bool(match) and text.split()[0] not in verbs()


def is_named_head(text: str) -> bool:
    return '"' in text and is_head(text)


def head_from(source: SourceFile, row: LayoutRow) -> tuple[Head, tuple[Finding, ...]]:
    text = source.text[row.start : row.end]
    match = None if row.too_long else _HEAD.match(text)
    if match is None:
        return _damaged(source, row, text)
    words = tuple(
        _word(source, "NAME", row.start + found.start(), found.group())
        for found in re.finditer(r"\S+", match.group(1))
    )
    name = match.group(2)
    quoted = _word(source, "STRING", row.start + match.start(2), name) if name else None
    head = Head(words[:-1], words[-1], quoted, row.span(source.path))
    return head, unclosed_quote(source, row)


def _word(source: SourceFile, kind: str, start: int, text: str) -> Word:
    return Word(kind, text, Span(source.path, start, start + len(text)))


def _damaged(source: SourceFile, row: LayoutRow, text: str) -> tuple[Head, tuple[Finding, ...]]:
    """The head as it is written stands for its id, so that it can be written back."""
    id = _word(source, "TEXT", row.start, text)
    head = Head((), id, None, row.span(source.path), damaged=True)
    if row.too_long:
        return head, (line_too_long(source, row),)
    return head, (unclosed_quote(source, row) or (broken_head(source, row, text),))


def broken_head(source: SourceFile, row: LayoutRow, text: str) -> Finding:
    """Say which part of the head is missing or odd."""
    before_quote = text.split('"')[0].split()
    odd = next((w for w in before_quote if not re.fullmatch(r"[a-z][a-z0-9_]*", w)), None)
    if odd is None and len(before_quote) < 2:
        title, label = "This head has no kind or no id", "I expected a kind and an id"
        span = row.span(source.path)
    elif odd is None:
        title, label = "I cannot read the end of this head", "I expected one name in quotes"
        span = row.span(source.path)
    else:
        at = row.start + text.index(odd)
        span = Span(source.path, at, at + len(odd))
        title, label = f"`{odd}` cannot be part of a head", "lower-case letters, digits and _ here"
    return error(
        "broken-head",
        title,
        span,
        label,
        body="A line at the left edge begins something new: its kind, its id, and perhaps its name in quotes.\n\n"
        '    card first_snow "First Snow"',
        help="Indent the line by 4 spaces if it belongs to what is above it.",
    )


def unclosed_quote(source: SourceFile, row: LayoutRow) -> tuple[Finding, ...]:
    text = source.text[row.start : row.end]
    if text.count('"') % 2 == 0:
        return ()
    at = row.start + text.rindex('"')
    return (
        error(
            "unclosed-quote",
            "This quote is opened and not closed",
            Span(source.path, at, row.end),
            'I expected another `"` on this line',
            body="Text in quotes begins and ends on one line, and holds no quote of its own.",
        ),
    )


def line_too_long(source: SourceFile, row: LayoutRow) -> Finding:
    at = row.start + LONGEST_LINE
    return error(
        "line-too-long",
        f"This line has {row.end - row.start:,} characters; I read at most {LONGEST_LINE:,}",
        Span(source.path, at, at + 1),
        "I stopped here",
        help="Break it into several lines.",
    )
