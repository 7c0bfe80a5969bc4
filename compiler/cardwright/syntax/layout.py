"""Lines and their levels, before anybody reads the words. In: SourceFile. Out: rows with level, code and comments; findings."""

from itertools import takewhile

from cardwright.findings import Finding
from cardwright.source import SourceFile, Span
from cardwright.syntax.layout_messages import layout_messages, odd_width
from cardwright.syntax.written import INDENT, WrittenLine, written_lines
from cardwright.values import dataclass, field

LONGEST_LINE = 1_000
DEEPEST_LEVEL = 16


@dataclass(slots=True)
class LayoutRow:
    """One line of the file with code on it, or the comments at the end of a block. `children` come when rows are stacked.

    `indent_told`: its indentation has its message; `lifted`: it stood too deep and was moved beside the line above it.
    """

    number: int
    start: int
    end: int
    level: int
    comment: str
    blank_above: bool
    comments_above: tuple[str, ...] = ()
    indent_told: bool = False
    too_long: bool = False
    too_deep: bool = False
    lifted: bool = False
    children: "list[LayoutRow]" = field(default_factory=list)

    @property
    def has_code(self) -> bool:
        return self.start < self.end

    @property
    def has_block(self) -> bool:
        return any(child.has_code for child in self.children)

    def span(self, path: str) -> Span:
        return Span(path, self.start, self.end)


def rows_of(source: SourceFile) -> tuple[list[LayoutRow], tuple[str, ...], list[Finding]]:
    """All lines with code, each with the comments above it; the comments below the last one; what is wrong with the layout."""
    lines = written_lines(source)
    told = layout_messages(source, lines)
    rows: list[LayoutRow] = []
    comments: list[WrittenLine] = []
    for line in lines:
        if not line.has_code:
            comments.append(line)
            continue
        comments = _end_block(rows, comments, line.level)
        rows.append(_row(line, comments))
        comments = []
        if line.unit == INDENT and line.width != line.level * INDENT and not line.tabs:
            told.append(odd_width(source, line))
            rows[-1].indent_told = True
    return rows, _texts(_end_block(rows, comments, 0)), told


def _end_block(rows: list[LayoutRow], comments: list[WrittenLine], level: int) -> list[WrittenLine]:
    """Comments further right than the line after them close the block above; those left belong to that line."""
    inside = list(takewhile(lambda line: bool(rows) and line.level > level, comments))
    if inside:
        first = inside[0]
        row = LayoutRow(first.number, first.start, first.start, first.level, "", first.blank_above)
        row.comments_above = _texts(inside)
        rows.append(row)
    return comments[len(inside) :]


def _row(line: WrittenLine, comments: list[WrittenLine]) -> LayoutRow:
    blank = comments[0].blank_above if comments else line.blank_above
    texts = _texts(comments) + ("",) * (bool(comments) and line.blank_above)
    row = LayoutRow(line.number, line.start, line.end, line.level, line.comment, blank, texts)
    row.too_long = line.end - line.start > LONGEST_LINE
    row.indent_told = line.tabs
    return row


def _texts(comments: list[WrittenLine]) -> tuple[str, ...]:
    """Comment lines; an empty text stands for a blank line between two of them."""
    texts: list[str] = []
    for line in comments:
        texts += [""] * (line.blank_above and bool(texts)) + [line.comment]
    return tuple(texts)
