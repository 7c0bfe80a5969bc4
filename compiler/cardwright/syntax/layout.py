"""Lines and their levels, before anybody reads the words. In: SourceFile. Out: rows with level, code and comment; diagnostics."""

import re
from dataclasses import dataclass, field
from itertools import takewhile

from cardwright.diagnostics import Diagnostic, Edit, Fix, error
from cardwright.source import SourceFile, Span

LONGEST_LINE = 1_000
LONGEST_FILE = 20_000
DEEPEST_LEVEL = 16
INDENT = 4

_BLANKS = re.compile(r"[ \t]*")


@dataclass(slots=True)
class Row:
    """One line of the file with something on it. `children` are filled in when the rows are stacked."""

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
    children: "list[Row]" = field(default_factory=list)

    @property
    def has_code(self) -> bool:
        return self.start < self.end

    @property
    def has_block(self) -> bool:
        return any(child.has_code for child in self.children)

    def span(self, path: str) -> Span:
        return Span(path, self.start, self.end)


@dataclass(slots=True)
class _Found:
    """Where the code of a line starts and ends, its comment, and the width of its indentation."""

    number: int
    line_start: int
    start: int
    end: int
    comment: str
    width: int
    tabs: bool


def rows_of(source: SourceFile) -> tuple[list[Row], tuple[str, ...], list[Diagnostic]]:
    """All lines with code, each with the comments above it; the comments below the last one; what is wrong with the layout."""
    found, told = _found(source)
    unit = _indent_unit([f.width for f in found if f.start < f.end])
    told += _tabs(source, found)
    told += _other_unit(source, found, unit)
    rows: list[Row] = []
    pending: list[tuple[_Found, bool]] = []
    last_number = 0
    for f in found:
        blank = f.number > last_number + 1 and last_number > 0
        last_number = f.number
        if f.start == f.end:
            pending.append((f, blank))
            continue
        rows.append(_row(source, f, unit, blank, pending, rows, told))
        pending = []
    inside = list(takewhile(lambda p: bool(rows) and p[0].width > 0, pending))
    if inside:
        rows.append(_comment_row(inside, unit))
    return rows, _texts(pending[len(inside) :]), told


def _found(source: SourceFile) -> tuple[list[_Found], list[Diagnostic]]:
    told: list[Diagnostic] = []
    found: list[_Found] = []
    starts = source.line_starts
    for number, start in enumerate(starts[:LONGEST_FILE], 1):
        stop = starts[number] - 1 if number < len(starts) else len(source.text)
        first = _code_start(source.text, start, stop)
        if first < stop:
            line = _split(source.text, number, start, first, stop)
            found += [line] if line.start < line.end or line.comment else []
    if len(starts) > LONGEST_FILE:
        told.append(_file_too_long(source))
    return found, told


def _code_start(text: str, start: int, stop: int) -> int:
    match = _BLANKS.match(text, start, stop)
    return match.end() if match else start


def _split(text: str, number: int, line_start: int, first: int, stop: int) -> _Found:
    hash_at = _comment_start(text, first, stop)
    code = text[first:hash_at].rstrip()
    comment = text[hash_at:stop].rstrip()
    blanks = text[line_start:first]
    width = len(blanks.expandtabs(INDENT))
    return _Found(number, line_start, first, first + len(code), comment, width, "\t" in blanks)


def _comment_start(text: str, first: int, stop: int) -> int:
    """Offset of the first `#` outside quotes, or the end of the line."""
    at = text.find("#", first, stop)
    while at >= 0 and text.count('"', first, at) % 2:
        closing = text.find('"', at, stop)
        at = text.find("#", closing, stop) if closing >= 0 else -1
    return at if at >= 0 else stop


def _indent_unit(widths: list[int]) -> int:
    """Spaces a level, as this file uses them: 4 where most lines fit it."""
    indented = [w for w in widths if w]
    if not indented:
        return INDENT
    fits = {unit: sum(w % unit == 0 for w in indented) for unit in (4, 3, 2)}
    return next((u for u in (4, 3, 2) if fits[u] * 10 >= len(indented) * 6), INDENT)


def _level(width: int, unit: int) -> int:
    return 0 if width == 0 else max(1, (width + unit // 2) // unit)


def _row(
    source: SourceFile,
    f: _Found,
    unit: int,
    blank: bool,
    pending: list[tuple[_Found, bool]],
    rows: list[Row],
    told: list[Diagnostic],
) -> Row:
    level = _level(f.width, unit)
    deeper = list(takewhile(lambda p: rows and _level(p[0].width, unit) > level, pending))
    if deeper:
        rows.append(_comment_row(deeper, unit))
        pending = pending[len(deeper) :]
    comments = _texts(pending)
    first_blank = pending[0][1] if pending else blank
    if pending and blank:
        comments += ("",)
    row = Row(f.number, f.start, f.end, level, f.comment, first_blank, comments)
    row.too_long = f.end - f.start > LONGEST_LINE
    row.indent_told = f.tabs
    if unit == INDENT and f.width != level * INDENT and not f.tabs:
        row.indent_told = True
        told.append(_odd_width(source, f, level))
    return row


def _texts(comments: list[tuple[_Found, bool]]) -> tuple[str, ...]:
    """Comment lines; an empty text stands for a blank line between two of them."""
    texts: list[str] = []
    for f, blank in comments:
        texts += [""] * (blank and bool(texts)) + [f.comment]
    return tuple(texts)


def _comment_row(comments: list[tuple[_Found, bool]], unit: int) -> Row:
    f = comments[0][0]
    level = _level(f.width, unit)
    return Row(f.number, f.start, f.start, level, "", comments[0][1], _texts(comments))


def _indent_edit(source: SourceFile, f: _Found, level: int) -> Edit:
    return Edit(Span(source.path, f.line_start, f.start), " " * INDENT * level)


def _odd_width(source: SourceFile, f: _Found, level: int) -> Diagnostic:
    return error(
        "bad-indentation",
        f"This line is indented by {f.width} spaces",
        Span(source.path, f.start, f.end),
        f"I read it as indented by {level * INDENT}",
        body="Lines of one block start in the same column, 4 spaces further right than the line they belong to.",
        fix=Fix(f"Indent it by {level * INDENT} spaces", (_indent_edit(source, f, level),)),
    )


def _tabs(source: SourceFile, found: list[_Found]) -> list[Diagnostic]:
    tabbed = [f for f in found if f.tabs and f.start < f.end]
    if not tabbed:
        return []
    first = tabbed[0]
    more = f", and so are {len(tabbed) - 1} more" if len(tabbed) > 1 else ""
    return [
        error(
            "tab-indentation",
            f"This line is indented with tabs{more}",
            Span(source.path, first.line_start, first.start),
            "4 spaces a level instead",
            body="A tab looks different in every editor, so lines are indented with spaces, 4 for each level.",
            fix=Fix(
                "Indent with spaces",
                tuple(_indent_edit(source, f, _level(f.width, INDENT)) for f in tabbed),
            ),
        )
    ]


def _other_unit(source: SourceFile, found: list[_Found], unit: int) -> list[Diagnostic]:
    if unit == INDENT:
        return []
    indented = [f for f in found if f.width and f.start < f.end]
    edits = tuple(_indent_edit(source, f, _level(f.width, unit)) for f in indented)
    return [
        error(
            "bad-indentation",
            f"This file is indented by {unit} spaces a level",
            Span(source.path, indented[0].start, indented[0].end),
            "4 spaces a level instead",
            fix=Fix("Indent by 4 spaces a level", edits),
        )
    ]


def _file_too_long(source: SourceFile) -> Diagnostic:
    at = source.line_starts[LONGEST_FILE]
    return error(
        "file-too-long",
        f"This file has {len(source.line_starts):,} lines; I read the first {LONGEST_FILE:,}",
        Span(source.path, at, at),
        "I stopped here",
        help="Give each card a file of its own.",
    )
