"""What to say about indentation and length. In: written lines. Out: findings, with the fix where it is certain."""

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.findings.words import many
from cardwright.source import SourceFile, Span
from cardwright.syntax.written import INDENT, WrittenLine, lines_read


def layout_messages(source: SourceFile, lines: list[WrittenLine]) -> list[Finding]:
    """One message for all tabs, one for another unit than 4 spaces; one for a file that is too long."""
    told = [_tabs(source, lines)]
    told.append(_other_unit(source, [line for line in lines if line.unit != INDENT and line.level]))
    if len(source.line_starts) > lines_read(source):
        told.append(_file_too_long(source))
    return [finding for finding in told if finding]


def odd_width(source: SourceFile, line: WrittenLine) -> Finding:
    spaces = line.level * INDENT
    return error(
        "bad-indentation",
        f"This line is indented by {many(line.width, 'space')}",
        Span(source.path, line.start, line.end),
        f"I read it as indented by {spaces}",
        body="Lines of one block start in the same column, 4 spaces further right than the line they belong to.",
        fix=Fix(
            f"Indent it by {spaces} spaces",
            (_edit(source, line),),
            line.unit_fits,
            _between(source, line),
        ),
    )


def _between(source: SourceFile, line: WrittenLine) -> tuple[tuple[Edit, ...], ...]:
    """Right between two levels, the other one may have been meant."""
    between = line.width % INDENT * 2 == INDENT and line.level > 1
    return ((_edit(source, line, line.level - 1),),) if between else ()


def _edit(source: SourceFile, line: WrittenLine, level: int | None = None) -> Edit:
    level = line.level if level is None else level
    return Edit(Span(source.path, line.line_start, line.start), " " * INDENT * level)


def _tabs(source: SourceFile, lines: list[WrittenLine]) -> Finding | None:
    tabbed = [line for line in lines if line.tabs and line.has_code]
    if not tabbed:
        return None
    more = f", and so are {len(tabbed) - 1} more" if len(tabbed) > 1 else ""
    return error(
        "tab-indentation",
        f"This line is indented with tabs{more}",
        Span(source.path, tabbed[0].line_start, tabbed[0].start),
        "4 spaces a level instead",
        body="A tab looks different in every editor, so lines are indented with spaces, 4 for each level.",
        fix=_with_spaces(source, tabbed, any(line.width and not line.tabs for line in lines)),
    )


def _with_spaces(source: SourceFile, tabbed: list[WrittenLine], is_mixed: bool) -> Fix:
    """Beside lines with spaces, a tab may have been as wide as eight of them."""
    edits = tuple(_edit(source, line) for line in tabbed)
    wide = tuple(_edit(source, line, _level_in_wide_tabs(source, line)) for line in tabbed)
    otherwise = (wide,) if is_mixed and wide != edits else ()
    return Fix("Indent with spaces", edits, True, otherwise)


def _level_in_wide_tabs(source: SourceFile, line: WrittenLine) -> int:
    indent = source.text[line.line_start : line.start].expandtabs(2 * INDENT)
    return max(1, round(len(indent) / INDENT))


def _other_unit(source: SourceFile, lines: list[WrittenLine]) -> Finding | None:
    if not lines:
        return None
    edits = tuple(_edit(source, line) for line in lines if not line.tabs)
    return error(
        "bad-indentation",
        f"These lines are indented by {many(lines[0].unit, 'space')} a level",
        Span(source.path, lines[0].start, lines[0].end),
        "4 spaces a level instead",
        body="Lines of one block start in the same column, 4 spaces further right than the line they belong to.",
        fix=Fix("Indent by 4 spaces a level", edits, all(x.width % x.unit == 0 for x in lines)),
    )


def _file_too_long(source: SourceFile) -> Finding:
    read = lines_read(source)
    at = source.line_starts[read]
    return error(
        "file-too-long",
        f"This file has {len(source.line_starts):,} lines; I read the first {read:,}",
        Span(source.path, at, at),
        "I stopped here",
        help="Give each card a file of its own.",
    )
