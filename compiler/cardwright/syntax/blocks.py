"""Rows read as lines. In: the rows of a block and the start rule they are read with. Out: Lines; the findings in `rows.told`.

Most lines can be read, so that what is said of the others is imported only there.
"""

from cardwright.findings import Finding
from cardwright.source import SourceFile
from cardwright.syntax.foreign import foreign_start
from cardwright.syntax.forms import verbs
from cardwright.syntax.grammar import STARTS, Grammar, Reading
from cardwright.syntax.heads import unclosed_quote
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.nodes import Line, Phrase
from cardwright.syntax.row_reader import RowReader
from cardwright.values import dataclass, replace


@dataclass(slots=True)
class _Block:
    """A block while it is read: `rows` still to come, and what the last line opened."""

    rule: str
    level: int
    rows: list[LayoutRow]
    last_phrase: Phrase | None = None
    last_broken: bool = False
    last_opens: str = ""
    last_deepest: int = 0


class BlockReader:
    def __init__(self, source: SourceFile, grammar: Grammar) -> None:
        self.source = source
        self.grammar = grammar
        self.rows = RowReader(source, grammar)

    def read_item(self, rows: list[LayoutRow]) -> tuple[Line, ...]:
        self.rows.check_step_in(0, rows)
        lines, _ = self._block(_Block("item", 1, list(rows)), ())
        return lines

    def _block(
        self, block: _Block, outer: tuple[str, ...]
    ) -> tuple[tuple[Line, ...], list[LayoutRow]]:
        """The lines, and the rows that belong to the block around this one."""
        lines: list[Line] = []
        while block.rows:
            row = block.rows.pop(0)
            if not row.has_code:
                lines.append(self.rows.verbatim(row))
                continue
            line = self._next(block, row, lines, outer)
            if line is None:
                return tuple(lines), [row, *block.rows]
            lines += line
        return tuple(lines), []

    def _next(
        self, block: _Block, row: LayoutRow, lines: list[Line], outer: tuple[str, ...]
    ) -> "list[Line] | None":
        """The lines that come of this row: none where it went into the block above, None where it belongs further out."""
        if row.too_deep:
            return [self._broken(block, row, None)]
        if row.too_long or unclosed_quote(self.source, row):
            return [self._broken(block, row, self.rows.why_unreadable(row))]
        rule = self._rule(block)
        reading = self.rows.read(row, rule)
        if reading.phrase is None:
            return self._unread(block, row, reading, outer)
        if reading.opens and not row.has_block:
            self._adopt(block, row, reading)
        elif row.has_block and not reading.opens:
            if self._belongs_above(block, row):
                lines[-1] = self._moved_above(block, row, lines[-1], outer)
                return []
            if self.rows.head_is_damaged(row, reading.phrase):
                return [self._broken(block, row, self.rows.damaged_head(row, reading, rule))]
            self._lift_children(block, row)
        elif row.children and not reading.opens:
            self._lift_children(block, row)
        foreign = foreign_start(self.rows.text(row)) if reading.phrase.rule == "fields" else None
        if foreign:
            from cardwright.syntax import complaints

            return [
                self._broken(block, row, complaints.foreign_keyword(self.source, row, *foreign))
            ]
        return [self._line(block, row, reading, outer)]

    # ------------------------------------------------------------ reading

    def _rule(self, block: _Block) -> str:
        """The start rule, widened by what may follow the last line."""
        if block.last_phrase is None:
            return block.rule
        after = f"{block.rule}_after_{block.last_phrase.rule}"
        return after if after in STARTS else block.rule

    def _line(
        self, block: _Block, row: LayoutRow, reading: Reading, outer: tuple[str, ...]
    ) -> Line:
        path = self.source.path
        inside: tuple[Line, ...] = ()
        deepest = row.level
        if reading.opens and row.children:
            deepest = row.children[-1].level
            self.rows.check_step_in(row.level, row.children)
            below = _Block(reading.opens, row.children[0].level, row.children)
            inside, overflow = self._block(below, (*outer, block.rule))
            block.rows[:0] = overflow
        block.last_phrase, block.last_broken = reading.phrase, False
        block.last_opens, block.last_deepest = reading.opens, deepest
        return Line(
            reading.words,
            reading.phrase,
            inside,
            row.comments_above,
            row.comment,
            row.blank_above,
            row.span(path),
        )

    # ------------------------------------------------------------ lines that cannot be read

    def _unread(
        self, block: _Block, row: LayoutRow, reading: Reading, outer: tuple[str, ...]
    ) -> "list[Line] | None":
        if block.last_broken and any(
            self.rows.readable(row, start)
            for start in STARTS
            if start.startswith(block.rule + "_after_")
        ):
            return [self._broken(block, row, None)]
        from cardwright.syntax import complaints, misplaced

        if self._is_without_option(block, row):
            told = None if block.last_broken else misplaced.missing_option(self.source, row)
            return [self._broken(block, row, told)]
        if self._is_otherwise_of_may(block, row):
            return [self._broken(block, row, misplaced.otherwise_of_may(self.source, row))]
        if self._reads_further_out(row, outer):
            self.rows.tell_moved(row, row.level - 1)
            row.level -= 1
            if not row.children:
                row.children, block.rows = block.rows, []
            return None
        if self.rows.has_its_message(row):
            return [self._broken(block, row, None)]
        told = complaints.complaint(self.grammar, self.source, row, reading, block.rule)
        return [self._broken(block, row, told)]

    def _is_without_option(self, block: _Block, row: LayoutRow) -> bool:
        """Behind an option, a step has rather slipped in from further out."""
        is_first = block.last_phrase is None
        return block.rule == "options" and is_first and self.rows.readable(row, "steps") is not None

    def _is_otherwise_of_may(self, block: _Block, row: LayoutRow) -> bool:
        behind_may = block.last_phrase is not None and block.last_phrase.rule == "may"
        return behind_may and self.rows.readable(row, "options_after_option") is not None

    def _reads_further_out(self, row: LayoutRow, outer: tuple[str, ...]) -> bool:
        if not outer or self.rows.text(row).split()[0] not in verbs():
            return False
        phrase = self.rows.readable(row, outer[-1])
        return phrase is not None and phrase.rule != "fields"

    def _broken(self, block: _Block, row: LayoutRow, told: Finding | None) -> Line:
        if told is not None:
            self.rows.told.append(told)
        block.last_phrase, block.last_broken, block.last_opens = None, True, ""
        below = self.rows.rule_below(row)
        if not below:
            return self.rows.verbatim(row)
        children, row.children = row.children, []
        inside, _ = self._block(_Block(below, children[0].level, children), ())
        return replace(self.rows.verbatim(row), block=inside)

    # ------------------------------------------------------------ blocks that do not fit their line

    def _adopt(self, block: _Block, row: LayoutRow, reading: Reading) -> None:
        """A line that needs lines below it has none: perhaps those after it were meant."""
        while block.rows and self._is_meant_below(block, row, reading):
            taken = 1 + next(n for n, after in enumerate(block.rows) if after.has_code)
            row.children += block.rows[:taken]
            del block.rows[:taken]
            if not row.lifted or not (block.rows and block.rows[0].lifted):
                break
        if not row.has_block:
            self.rows.told.append(self.rows.nothing_below(row, reading))
            return
        first = next(child for child in row.children if child.has_code)
        self.rows.tell_moved(first, row.level + 1, not self._may_go_on(block, row, reading))
        if not self.rows.read(first, reading.opens).opens:
            row.children, first.children = [*row.children, *first.children], []

    def _may_go_on(self, block: _Block, row: LayoutRow, reading: Reading) -> bool:
        """Whether the line after those taken can stand here and below this row: how many are meant, nobody knows."""
        after = next((after for after in block.rows if after.has_code), row)
        here = after is not row and self.rows.readable(after, block.rule)
        return bool(here) and self._is_meant_below(block, row, reading)

    def _is_meant_below(self, block: _Block, row: LayoutRow, reading: Reading) -> bool:
        after = next((after for after in block.rows if after.has_code), row)
        if after is row or after.blank_above:
            return False
        return self.rows.readable(after, reading.opens) is not None

    def _belongs_above(self, block: _Block, row: LayoutRow) -> bool:
        """Whether this row slipped left out of the block above it: the lines after it still stand there."""
        if not block.last_opens or block.last_broken:
            return False
        same_level = block.last_deepest == row.children[0].level
        return same_level and self.rows.readable(row, block.last_opens) is not None

    def _moved_above(
        self, block: _Block, row: LayoutRow, above: Line, outer: tuple[str, ...]
    ) -> Line:
        self.rows.tell_moved(row, row.level + 1)
        rows, row.children = [row, *row.children], []
        below = _Block(block.last_opens, row.level + 1, rows)
        inside, overflow = self._block(below, (*outer, block.rule))
        block.rows[:0] = overflow
        return replace(above, block=above.block + inside)

    def _lift_children(self, block: _Block, row: LayoutRow) -> None:
        """Lines below one that has no block: they were meant to stand beside it."""
        children, row.children = row.children, []
        first = next((c for c in children if c.has_code), None)
        if first is not None:
            is_certain = block.rule != "steps" and self.rows.readable(first, block.rule) is not None
            self.rows.tell_moved(first, row.level, is_certain)
        for child in children:
            child.level, child.lifted, child.indent_told = row.level, True, True
        block.rows[:0] = children
