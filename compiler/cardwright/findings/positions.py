"""Where a span lies, in lines and columns. In: Span and the files read. Out: Position, and the width of text on a screen."""

from collections.abc import Mapping
from unicodedata import combining, east_asian_width

from cardwright.source import SourceFile, Span
from cardwright.source.visible import UNREAD, visible
from cardwright.values import dataclass

TAB = 4

Sources = Mapping[str, SourceFile]
"""Path to file; a span whose path is not in it is shown without its lines."""


@dataclass(frozen=True, slots=True)
class Position:
    """Lines and columns count from 1; the end column is the one after the last character."""

    path: str
    line: int
    column: int
    end_line: int
    end_column: int


def position_of(span: Span, sources: Sources) -> Position:
    file = sources.get(span.path)
    if file is None:
        return Position(span.path, 1, 1, 1, 1)
    start, end = min(span.start, len(file.text)), min(span.end, len(file.text))
    end = max(start, end)
    return Position(
        span.path,
        file.line_of(start),
        file.column_of(start),
        file.line_of(end),
        file.column_of(end),
    )


def shown(text: str) -> str:
    """Text as a terminal shows it: tabs as blanks, and nothing that moves the cursor."""
    text = visible(text.expandtabs(TAB))
    return "".join(c if c.isprintable() else UNREAD for c in text)


def columns(text: str) -> int:
    """How many columns a terminal needs for the text."""
    return sum(_columns_of(character) for character in shown(text))


def _columns_of(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
