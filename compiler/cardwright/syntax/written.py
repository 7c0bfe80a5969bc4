"""Lines as they are written. In: SourceFile. Out: for each line its code, comment and level, however it is indented."""

import re
from bisect import bisect_right

from cardwright.source import SourceFile
from cardwright.values import dataclass

LONGEST_FILE = 20_000
"""Lines; and of those no more than begin within the following characters."""
LONGEST_TEXT = 1_000_000
INDENT = 4

_BLANKS = re.compile(r"[ \t]*")
_MOST_OF_THEM = 0.6


@dataclass(slots=True)
class WrittenLine:
    """One line with code or a comment on it. `unit`: how many spaces its item uses for a level, as far as `unit_fits`."""

    number: int
    line_start: int
    start: int
    end: int
    comment: str
    width: int
    tabs: bool
    blank_above: bool
    unit: int = INDENT
    unit_fits: bool = True
    level: int = 0

    @property
    def has_code(self) -> bool:
        return self.start < self.end


def lines_read(source: SourceFile) -> int:
    """How many lines of a file are read: all, unless it is far longer than anything a person writes."""
    return min(LONGEST_FILE, bisect_right(source.line_starts, LONGEST_TEXT))


def written_lines(source: SourceFile) -> list[WrittenLine]:
    """The lines up to the longest a file may be; blank ones are left out."""
    lines: list[WrittenLine] = []
    starts = source.line_starts
    last_number = 0
    for number, start in enumerate(starts[: lines_read(source)], 1):
        stop = starts[number] - 1 if number < len(starts) else len(source.text)
        line = _split(source.text, number, start, stop, 0 < last_number < number - 1)
        if line.has_code or line.comment:
            lines.append(line)
            last_number = number
    _give_levels(lines)
    return lines


def _split(text: str, number: int, line_start: int, stop: int, blank_above: bool) -> WrittenLine:
    blanks = _BLANKS.match(text, line_start, stop)
    first = blanks.end() if blanks else line_start
    hash_at = _comment_start(text, first, stop)
    code = text[first:hash_at].rstrip()
    comment = text[hash_at:stop].rstrip()
    indent = text[line_start:first]
    width = len(indent.expandtabs(INDENT))
    end = first + len(code)
    return WrittenLine(number, line_start, first, end, comment, width, "\t" in indent, blank_above)


def _comment_start(text: str, first: int, stop: int) -> int:
    """Offset of the first `#` outside quotes, or the end of the line."""
    counted, quotes = first, 0
    at = text.find("#", first, stop)
    while at >= 0:
        quotes += text.count('"', counted, at)
        if quotes % 2 == 0:
            return at
        closing = text.find('"', at, stop)
        counted = closing
        at = text.find("#", closing, stop) if closing >= 0 else -1
    return stop


def _give_levels(lines: list[WrittenLine]) -> None:
    """Item by item, so that odd indentation in one does not spoil another."""
    item: list[WrittenLine] = []
    for line in (*lines, None):
        if item and (line is None or line.width == 0 and line.has_code):
            unit = _unit([other.width for other in item if other.has_code])
            for other in item:
                other.unit, other.level = unit or INDENT, _level(other.width, unit or INDENT)
                other.unit_fits = unit > 0 or _half_fit(item)
            item = []
        if line is not None:
            item.append(line)


def _unit(widths: list[int]) -> int:
    """4 where most lines fit it, else what most of them fit; 0 where they fit nothing."""
    indented = [width for width in widths if width]
    fits = {unit: sum(width % unit == 0 for width in indented) for unit in (INDENT, 3, 2)}
    enough = len(indented) * _MOST_OF_THEM
    return next((unit for unit, fit in fits.items() if fit >= enough), 0)


def _half_fit(item: list[WrittenLine]) -> bool:
    widths = [line.width for line in item if line.width and line.has_code]
    return 2 * sum(width % INDENT == 0 for width in widths) >= len(widths)


def _level(width: int, unit: int) -> int:
    return 0 if width == 0 else max(1, (width + unit // 2) // unit)
