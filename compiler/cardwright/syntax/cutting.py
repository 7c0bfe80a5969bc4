"""The file cut into items. In: rows in order. Out: for each head the rows that belong to it, stacked by level; findings."""

from cardwright.findings import Finding, Edit, Fix, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.forms import verbs
from cardwright.syntax.heads import is_head, is_named_head
from cardwright.syntax.layout import DEEPEST_LEVEL, LayoutRow
from cardwright.syntax.written import INDENT


def cut(
    source: SourceFile, rows: list[LayoutRow]
) -> tuple[list[tuple[LayoutRow, list[LayoutRow]]], list[LayoutRow], list[Finding]]:
    """Items as (head row, top rows of its body), and the rows above the first head."""
    told: list[Finding] = []
    kinds = _kinds(source, rows)
    items: list[tuple[LayoutRow, list[LayoutRow]]] = []
    stray: list[LayoutRow] = []
    for index, row in enumerate(rows):
        if _begins_item(source, rows, index, kinds, bool(items)):
            if row.level > 0:
                told += _moved(source, row, 0)
            items.append((row, []))
            continue
        if row.level == 0:
            row.level = _meant_level(rows, index)
            told += _moved(source, row, row.level) if items else []
        (items[-1][1] if items else stray).append(row)
    if stray:
        told.append(_stray_text(source, stray))
    return [(head, _stack(source, body, told)) for head, body in items], stray, told


def _text(source: SourceFile, row: LayoutRow) -> str:
    return source.text[row.start : row.end]


def _kinds(source: SourceFile, rows: list[LayoutRow]) -> set[str]:
    """First words of what is certainly a head."""
    heads = (
        text.split()[0]
        for number, row in enumerate(rows)
        if (text := _text(source, row))
        and (is_named_head(text) and row.level == 0 or is_head(text) and _stands_alone(row, number))
    )
    return set(heads)


def _stands_alone(row: LayoutRow, number: int) -> bool:
    return number == 0 or row.level == 0 and row.blank_above


def _begins_item(
    source: SourceFile, rows: list[LayoutRow], index: int, kinds: set[str], inside: bool
) -> bool:
    row, text = rows[index], _text(source, rows[index])
    if not text:
        return False
    if row.level > 0:
        first = index == 0 or (is_head(text) and text.split()[0] in kinds)
        return first and is_named_head(text) and not text.startswith("printed")
    if is_named_head(text) or not inside:
        return text.split()[0] not in verbs()
    return not _slipped_left(rows, index, text, kinds)


def _slipped_left(rows: list[LayoutRow], index: int, text: str, kinds: set[str]) -> bool:
    """Whether a line at the left edge is one of the item above that lost its indentation."""
    first = text.split()[0]
    if first in verbs():
        return True
    return not rows[index].blank_above and first not in kinds and '"' not in text


def _meant_level(rows: list[LayoutRow], index: int) -> int:
    """A step left of the lines below it, where those stand deeper than the line above; else beside the line above."""
    after = next((row.level for row in rows[index + 1 :] if row.has_code), 0)
    before = next((row.level for row in reversed(rows[:index]) if row.has_code), 1)
    return after - 1 if after > 1 and before < after else max(1, before)


def _moved(source: SourceFile, row: LayoutRow, level: int) -> list[Finding]:
    if row.indent_told:
        return []
    row.indent_told = True
    return [moved(source, row, level)]


def moved(source: SourceFile, row: LayoutRow, level: int, is_certain: bool = True) -> Finding:
    """A line that stands at another level than it must have been meant for."""
    line_start = source.line_starts[row.number - 1]
    indent = Span(source.path, line_start, row.start)
    edit = Edit(indent, " " * INDENT * level)
    others = (n for n in range(1, level + 3) if n != level)
    otherwise = tuple((Edit(indent, " " * INDENT * n),) for n in others)
    column = level * INDENT
    return error(
        "bad-indentation",
        "This line does not stand where it belongs",
        row.span(source.path),
        f"I expected {column} spaces before it" if level else "I expected it at the left edge",
        body="The indentation says which line this one belongs to, 4 spaces for each level.",
        fix=Fix(
            f"Move it to column {column + 1}" if level else "Move it to the left edge",
            (edit,),
            is_certain,
            otherwise,
        ),
    )


def _stray_text(source: SourceFile, stray: list[LayoutRow]) -> Finding:
    first = stray[0]
    return error(
        "stray-text",
        "This line belongs to nothing",
        first.span(source.path),
        "I expected a head above it",
        body='What a card says stands below its head, which begins at the left edge:\n\n    card first_snow "First Snow"',
    )


def _stack(source: SourceFile, rows: list[LayoutRow], told: list[Finding]) -> list[LayoutRow]:
    """Put each row below the nearest one further left; too deep ones stay at the deepest level."""
    top: list[LayoutRow] = []
    open_rows: list[LayoutRow] = []
    deep_told = False
    for row in rows:
        while open_rows and open_rows[-1].level >= row.level:
            open_rows.pop()
        if len(open_rows) >= DEEPEST_LEVEL:
            deep_told = deep_told or _tell_too_deep(source, row, told)
            row.too_deep = True
            open_rows[-1].children.append(row)
            continue
        (open_rows[-1].children if open_rows else top).append(row)
        if row.has_code:
            open_rows.append(row)
    return top


def _tell_too_deep(source: SourceFile, row: LayoutRow, told: list[Finding]) -> bool:
    told.append(
        error(
            "nested-too-deep",
            f"This line is more than {DEEPEST_LEVEL} levels deep",
            row.span(source.path),
            "I read no deeper than this",
        )
    )
    return True
