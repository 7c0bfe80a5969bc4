"""A finding for people. In: Finding and the files read. Out: text as a terminal shows it, in colour where wanted."""

from collections.abc import Iterator
from textwrap import fill

from cardwright.findings.finding import IF_MEANT, Finding, Label
from cardwright.findings.fixes import changed_lines
from cardwright.findings.positions import Position, Sources, columns, position_of, shown
from cardwright.source import SourceFile

COLOURS = {
    "error": "1;31",
    "warning": "1;33",
    "bold": "1",
    "frame": "34",
    "-": "31",
    "+": "32",
    " ": "2",
}
MOST_DIFF_LINES = 8
MOST_OF_A_LINE = 1_000
"""No more letters of a line are looked at for showing it: it may have millions."""
MENDS_IT = ". `cardwright check --fix` can do this for you"


def to_terminal(
    finding: Finding, sources: Sources, *, colour: bool = False, width: int = 100
) -> str:
    """Title, place, lines with their labels, body, help and fix; ends with a line break."""
    return _Printer(sources, colour, width).print(finding)


class _Printer:
    def __init__(self, sources: Sources, colour: bool, width: int) -> None:
        self.sources = sources
        self.colour = colour
        self.width = max(width, 40)

    def print(self, finding: Finding) -> str:
        blocks = ["\n".join(self._top(finding)), self._wrapped(finding.body)]
        blocks += [*self._help(finding)]
        return "\n\n".join(block for block in blocks if block) + "\n"

    def _paint(self, text: str, colour: str) -> str:
        return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m" if self.colour and text else text

    def _top(self, finding: Finding) -> Iterator[str]:
        level = self._paint(f"{finding.level}[{finding.slug}]", finding.level)
        yield level + self._paint(f": {shown(finding.title)}", "bold")
        labels = (finding.primary, *finding.secondary)
        places = [(label, position_of(label.span, self.sources)) for label in labels]
        gutter = max(len(str(place.line)) for _, place in places)
        paths = list(dict.fromkeys(place.path for _, place in places))
        for number, path in enumerate(paths):
            yield from self._excerpt(
                finding, [p for p in places if p[1].path == path], gutter, number == 0
            )

    def _excerpt(
        self, finding: Finding, labels: list[tuple[Label, Position]], gutter: int, first: bool
    ) -> Iterator[str]:
        place = labels[0][1]
        if not place.path:
            return
        arrow = "-->" if first else ":::"
        at = f"{place.path}:{place.line}:{place.column}"
        yield " " * gutter + self._paint(f"{arrow} ", "frame") + at
        file = self.sources.get(place.path)
        if file is None:
            return
        yield self._gutter("", gutter)
        previous = 0
        for line in sorted({p.line for _, p in labels}):
            if previous and line > previous + 1:
                yield self._paint(" " * gutter + " :", "frame")
            previous = line
            on_line = [(label, p) for label, p in labels if p.line == line]
            yield from self._line(finding, file, line, on_line, gutter)

    def _gutter(self, number: str, gutter: int, text: str = "") -> str:
        return self._paint(number.rjust(gutter) + " |", "frame") + (" " + text if text else "")

    def _line(
        self,
        finding: Finding,
        file: SourceFile,
        line: int,
        labels: list[tuple[Label, Position]],
        gutter: int,
    ) -> Iterator[str]:
        whole = file.line_text(line)
        start = _start_of_what_is_shown(whole, labels[0][1].column)
        text = whole[start : start + MOST_OF_A_LINE]
        offset = self._offset(text, labels[0][1].column - start)
        yield self._gutter(str(line), gutter, self._cut(text, offset))
        for label, place in sorted(labels, key=lambda pair: pair[1].column):
            mark, colour = ("^", finding.level) if label is finding.primary else ("-", "frame")
            column = max(1, place.column - start)
            end = place.end_column - start if place.end_line == line else len(text) + 1
            before = columns(text[offset : column - 1])
            marked = max(1, columns(text[: max(0, end - 1)]) - columns(text[: column - 1]))
            marked = min(marked, max(1, self._room() - before))
            words = mark * marked + (" " + shown(label.text) if label.text else "")
            yield self._gutter("", gutter, " " * before + self._paint(words, colour))

    def _room(self) -> int:
        return self.width - 8

    def _offset(self, text: str, column: int) -> int:
        """Long lines are shown from a little before the place on."""
        return max(0, column - 21) if columns(text[:column]) > self._room() - 30 else 0

    def _cut(self, text: str, offset: int) -> str:
        return shown(text)[: self._room()] if offset == 0 else shown(text[offset:])[: self._room()]

    def _wrapped(self, text: str) -> str:
        """Indented lines are samples and stay as they are."""
        lines = text.split("\n")
        return "\n".join(
            line if line[:1] in ("", " ") else fill(line, self.width) for line in lines
        )

    def _help(self, finding: Finding) -> Iterator[str]:
        if finding.help:
            yield self._wrapped(f"Help: {finding.help}")
        fix = finding.fix
        file = self.sources.get(fix.edits[0].span.path) if fix and fix.edits else None
        if fix and file:
            yield f"Help: {fix.title}{MENDS_IT if fix.is_certain else ', ' + IF_MEANT}:"
            lines = changed_lines(file, fix)
            more = len(lines) - MOST_DIFF_LINES
            diff = [
                self._paint(sign + shown(_with_tabs(line[:MOST_OF_A_LINE])), sign)
                for sign, line in lines[:MOST_DIFF_LINES]
            ]
            yield "\n".join(diff + [f"and {more} more lines"] * (more > 0))


def _start_of_what_is_shown(line: str, column: int) -> int:
    """Of a line that is too long even to be looked at, a little before the place."""
    return max(0, column - MOST_OF_A_LINE // 2) if len(line) > MOST_OF_A_LINE else 0


def _with_tabs(line: str) -> str:
    """A tab that an edit takes away must be seen."""
    return line.replace("\t", "\N{RIGHTWARDS ARROW}   ")
