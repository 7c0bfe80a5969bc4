"""Characters that nobody can see or tell from others, or that no editor could read. In: SourceFile. Out: a finding for each line."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import islice

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.source import SourceFile, Span
from cardwright.source.visible import UNREAD, hidden_in, mixed_in

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They say in which direction a line runs."""

_QUOTED = re.compile(r'"[^"\n]*"')

MOST_FIXED = 100
"""More of them on a line than this, and the file is no text at all."""


def hidden_characters(source: SourceFile) -> Iterator[Finding]:
    found = next(hidden_in(source.text), None)
    while found is not None:
        line = source.line_of(found)
        yield _hidden(source, line)
        # Of a line without end one is enough.
        found = next(hidden_in(source.text, _end_of(source, line)), None)
    at = source.text.find(UNREAD)
    if at >= 0:
        yield _unread(Span(source.path, at, at + 1))


def _hidden(source: SourceFile, line: int) -> Finding:
    start = source.line_starts[line - 1]
    found = islice(hidden_in(source.text, start, _end_of(source, line)), MOST_FIXED + 1)
    spans = [Span(source.path, at, at + 1) for at in found]
    edits = tuple(Edit(span, _seen(source, span)) for span in spans)
    return error(
        "hidden-character",
        "There is a character here that nobody can see",
        spans[0],
        _called(source.text[spans[0].start]),
        body="Such characters come along when text is copied, and can make a line look like another one.",
        fix=_fix(source, edits) if len(edits) <= MOST_FIXED else None,
    )


def _end_of(source: SourceFile, line: int) -> int:
    return source.line_starts[line] if line < len(source.line_starts) else len(source.text)


def _seen(source: SourceFile, span: Span) -> str:
    """What breaks a line elsewhere parts two words here."""
    parts = any(character.isspace() for character in source.text_of(span))
    around = source.text[max(0, span.start - 1) : span.start] + source.text[span.end : span.end + 1]
    return " " if parts and not any(character.isspace() for character in around) else ""


def _fix(source: SourceFile, edits: tuple[Edit, ...]) -> Fix:
    """Where the characters turn the text around, the author saw another line than the one that is left."""
    turned = any(character in TURNING for edit in edits for character in source.text_of(edit.span))
    return Fix("Delete what cannot be seen", edits, is_certain=not turned)


def _called(character: str) -> str:
    name = unicodedata.name(character, "control character").lower()
    return f"U+{ord(character):04X} {name}"


def _unread(span: Span) -> Finding:
    return error(
        "hidden-character",
        "Here stands something that is no text",
        span,
        "no UTF-8",
        help="Open the file in an editor that knows how it was saved, and save it as UTF-8.",
    )


def mixed_letters(source: SourceFile) -> Iterator[Finding]:
    """In quotes: elsewhere no letter of another alphabet is read."""
    for quoted in _QUOTED.finditer(source.text) if not source.text.isascii() else ():
        for at in mixed_in(quoted.group()):
            span = Span(source.path, quoted.start() + at, quoted.start() + at + 1)
            letter = source.text_of(span)
            yield error(
                "mixed-letters",
                f"A letter of another alphabet stands in a word: `{letter}`",
                span,
                _called(letter),
                body="It looks like a Latin letter and is none, so that this word is not the one that everybody reads.",
                help="Type the whole word in one alphabet.",
            )
