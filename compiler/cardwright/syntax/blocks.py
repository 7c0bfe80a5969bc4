"""Rows read as lines. In: the rows of a block and the start rule they are read with. Out: Lines; the diagnostics in `told`.

Most lines can be read, so that what is said of the others is imported only there.
"""

from dataclasses import dataclass, replace

from cardwright.diagnostics import Diagnostic, error
from cardwright.source import SourceFile
from cardwright.syntax.cutting import moved
from cardwright.syntax.foreign import foreign_start, said_otherwise
from cardwright.syntax.forms import forms_of, verbs
from cardwright.syntax.grammar import STARTS, Grammar, Reading
from cardwright.syntax.heads import line_too_long, unclosed_quote
from cardwright.syntax.hidden import HIDDEN
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.nodes import Line, Phrase, Word

BELOW = ("steps", "options")


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
        self.told: list[Diagnostic] = []
        self.open_brackets = 0

    def read_item(self, rows: list[LayoutRow]) -> tuple[Line, ...]:
        self._check_step_in(0, rows)
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
                lines.append(self.verbatim(row))
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
            return [self._broken(block, row, self._unreadable(row))]
        rule = self._rule(block)
        reading = self._read(row, rule)
        if reading.phrase is None:
            return self._unread(block, row, reading, outer)
        if reading.opens and not row.has_block:
            self._adopt(block, row, reading)
        elif row.has_block and not reading.opens:
            if self._belongs_above(block, row):
                lines[-1] = self._moved_above(block, row, lines[-1], outer)
                return []
            if self._head_is_damaged(row, reading.phrase):
                return [self._broken(block, row, self._damaged_header(row, reading, rule))]
            self._lift_children(block, row)
        elif row.children and not reading.opens:
            self._lift_children(block, row)
        foreign = foreign_start(self._text(row)) if reading.phrase.rule == "fields" else None
        if foreign:
            from cardwright.syntax import complaints

            return [
                self._broken(block, row, complaints.foreign_keyword(self.source, row, *foreign))
            ]
        return [self._line(block, row, reading, outer)]

    # ------------------------------------------------------------ reading

    def _text(self, row: LayoutRow) -> str:
        return self.source.text[row.start : row.end]

    def _read(self, row: LayoutRow, rule: str) -> Reading:
        return self.grammar.read(self.source, row.start, row.end, rule)

    def _readable(self, row: LayoutRow, rule: str) -> Phrase | None:
        if row.too_long or not row.has_code:
            return None
        return self._read(row, rule).phrase

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
            self._check_step_in(row.level, row.children)
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

    def _check_step_in(self, level: int, rows: list[LayoutRow]) -> None:
        first = next((row for row in rows if row.has_code), None)
        if first is not None and first.level > level + 1:
            # Too deep among steps: the line may be gone that said when it happens.
            self._tell_moved(first, level + 1, is_certain=level == 0)

    def _tell_moved(self, row: LayoutRow, level: int, is_certain: bool = True) -> None:
        if not row.indent_told:
            row.indent_told = True
            self.told.append(moved(self.source, row, level, is_certain))

    # ------------------------------------------------------------ lines that cannot be read

    def _unread(
        self, block: _Block, row: LayoutRow, reading: Reading, outer: tuple[str, ...]
    ) -> "list[Line] | None":
        if block.last_broken and any(
            self._readable(row, start)
            for start in STARTS
            if start.startswith(block.rule + "_after_")
        ):
            return [self._broken(block, row, None)]
        from cardwright.syntax import complaints

        if self._is_without_option(block, row):
            told = None if block.last_broken else complaints.missing_option(self.source, row)
            return [self._broken(block, row, told)]
        if self._reads_further_out(row, outer):
            self._tell_moved(row, row.level - 1)
            row.level -= 1
            if not row.children:
                row.children, block.rows = block.rows, []
            return None
        if self._has_its_message(row):
            return [self._broken(block, row, None)]
        told = complaints.complaint(self.grammar, self.source, row, reading, block.rule)
        return [self._broken(block, row, told)]

    def _has_its_message(self, row: LayoutRow) -> bool:
        """Whether what stands out here is told already: a hidden character, or the bracket that this one closes."""
        text = self._text(row)
        opened = text.count("{") - text.count("}")
        closes = -self.open_brackets <= opened < 0
        self.open_brackets = max(0, self.open_brackets + opened)
        return closes or HIDDEN.search(text) is not None

    def _is_without_option(self, block: _Block, row: LayoutRow) -> bool:
        """Behind an option, a step has rather slipped in from further out."""
        is_first = block.last_phrase is None
        return block.rule == "options" and is_first and self._readable(row, "steps") is not None

    def _reads_further_out(self, row: LayoutRow, outer: tuple[str, ...]) -> bool:
        if not outer or self._text(row).split()[0] not in verbs():
            return False
        phrase = self._readable(row, outer[-1])
        return phrase is not None and phrase.rule != "fields"

    def _broken(self, block: _Block, row: LayoutRow, told: Diagnostic | None) -> Line:
        if told is not None:
            self.told.append(told)
        block.last_phrase, block.last_broken, block.last_opens = None, True, ""
        below = self._rule_below(row)
        if not below:
            return self.verbatim(row)
        children, row.children = row.children, []
        inside, _ = self._block(_Block(below, children[0].level, children), ())
        return replace(self.verbatim(row), block=inside)

    def _rule_below(self, row: LayoutRow) -> str:
        """What stands below a line that cannot be read, by the first line there that can; what it opens, nobody knows."""
        code = (child for child in row.children if child.has_code and not child.too_deep)
        return next(
            (rule for child in code for rule in BELOW if self._readable(child, rule) is not None),
            "",
        )

    def verbatim(self, row: LayoutRow) -> Line:
        """The row and all below it as they are written."""
        span = row.span(self.source.path)
        words = (Word("TEXT", self._text(row), span),) if row.start < row.end else ()
        below = tuple(self.verbatim(child) for child in row.children)
        return Line(words, None, below, row.comments_above, row.comment, row.blank_above, span)

    def _unreadable(self, row: LayoutRow) -> Diagnostic:
        if row.too_long:
            return line_too_long(self.source, row)
        return unclosed_quote(self.source, row)[0]

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
            self.told.append(self._missing_block(row, reading))
            return
        first = next(child for child in row.children if child.has_code)
        self._tell_moved(first, row.level + 1, not self._may_go_on(block, row, reading))
        if not self._read(first, reading.opens).opens:
            row.children, first.children = [*row.children, *first.children], []

    def _may_go_on(self, block: _Block, row: LayoutRow, reading: Reading) -> bool:
        """Whether the line after those taken can stand here and below this row: how many are meant, nobody knows."""
        after = next((after for after in block.rows if after.has_code), row)
        here = after is not row and self._readable(after, block.rule)
        return bool(here) and self._is_meant_below(block, row, reading)

    def _is_meant_below(self, block: _Block, row: LayoutRow, reading: Reading) -> bool:
        after = next((after for after in block.rows if after.has_code), row)
        if after is row or after.blank_above:
            return False
        return self._readable(after, reading.opens) is not None

    def _missing_block(self, row: LayoutRow, reading: Reading) -> Diagnostic:
        return error(
            "missing-block",
            f"Nothing stands below `{self._text(row)}`",
            row.span(self.source.path),
            "I expected indented lines below",
            body="This line says when or for whom something happens; what happens stands below it, "
            "4 spaces further right.",
        )

    def _belongs_above(self, block: _Block, row: LayoutRow) -> bool:
        """Whether this row slipped left out of the block above it: the lines after it still stand there."""
        if not block.last_opens or block.last_broken:
            return False
        same_level = block.last_deepest == row.children[0].level
        return same_level and self._readable(row, block.last_opens) is not None

    def _moved_above(
        self, block: _Block, row: LayoutRow, above: Line, outer: tuple[str, ...]
    ) -> Line:
        self._tell_moved(row, row.level + 1)
        rows, row.children = [row, *row.children], []
        below = _Block(block.last_opens, row.level + 1, rows)
        inside, overflow = self._block(below, (*outer, block.rule))
        block.rows[:0] = overflow
        return replace(above, block=above.block + inside)

    def _head_is_damaged(self, row: LayoutRow, phrase: Phrase) -> bool:
        """A field has no block; where steps stand below a lone one, its own words must be wrong."""
        if phrase.rule != "fields" or len(phrase.phrases()) > 1:
            return False
        from cardwright.syntax import complaints

        child = next(child for child in row.children if child.has_code)
        first = self._text(row).split()[0].lower()
        return (
            first in verbs()
            or bool(said_otherwise(first))
            or any(self._readable(child, rule) for rule in BELOW)
            or complaints.waiting_in(self.source, row, 0) is not None
        )

    def _damaged_header(self, row: LayoutRow, reading: Reading, rule: str) -> Diagnostic:
        from cardwright.syntax import complaints

        first = reading.words[0]
        foreign = foreign_start(self._text(row))
        if foreign:
            return complaints.foreign_keyword(self.source, row, *foreign)
        waiting = complaints.waiting_in(self.source, row, 0)
        if waiting is not None:
            return waiting
        if complaints.is_nearly_a_verb(first.text):
            accepted = frozenset(verb.upper() for verb in verbs())
            return complaints.unknown_verb(self.grammar, self.source, row, first, "item", accepted)
        return error(
            "broken-line",
            f"`{self._text(row)}` cannot have lines below it",
            row.span(self.source.path),
            "I expected `when`, `action` or `whenever`",
            body="Steps stand below a line that says when they happen:\n\n"
            + "\n".join(
                f"    {form}" for verb in ("when", "action", "whenever") for form in forms_of(verb)
            ),
        )

    def _lift_children(self, block: _Block, row: LayoutRow) -> None:
        """Lines below one that has no block: they were meant to stand beside it."""
        children, row.children = row.children, []
        first = next((c for c in children if c.has_code), None)
        if first is not None:
            is_certain = block.rule != "steps" and self._readable(first, block.rule) is not None
            self._tell_moved(first, row.level, is_certain)
        for child in children:
            child.level, child.lifted, child.indent_told = row.level, True, True
        block.rows[:0] = children
