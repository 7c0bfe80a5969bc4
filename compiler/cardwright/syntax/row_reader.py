"""One row at a time: how it can be read, and what is wrong with one that cannot. In: a row of the layout. Out: Readings; the findings in `told`."""

from cardwright.findings import Finding, error
from cardwright.source import SourceFile
from cardwright.syntax.cutting import moved
from cardwright.syntax.foreign import foreign_start, said_otherwise
from cardwright.syntax.forms import forms_of, verbs
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.heads import line_too_long, unclosed_quote
from cardwright.source.visible import hidden_in
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.nodes import Line, Phrase, Word

BELOW = ("steps", "options")


class RowReader:
    def __init__(self, source: SourceFile, grammar: Grammar) -> None:
        self.source = source
        self.grammar = grammar
        self.told: list[Finding] = []
        self._open_brackets = 0

    def text(self, row: LayoutRow) -> str:
        return self.source.text[row.start : row.end]

    def read(self, row: LayoutRow, rule: str) -> Reading:
        return self.grammar.read(self.source, row.start, row.end, rule)

    def readable(self, row: LayoutRow, rule: str) -> Phrase | None:
        if row.too_long or not row.has_code:
            return None
        return self.read(row, rule).phrase

    def verbatim(self, row: LayoutRow) -> Line:
        """The row and all below it as they are written."""
        span = row.span(self.source.path)
        words = (Word("TEXT", self.text(row), span),) if row.start < row.end else ()
        below = tuple(self.verbatim(child) for child in row.children)
        return Line(words, None, below, row.comments_above, row.comment, row.blank_above, span)

    def rule_below(self, row: LayoutRow) -> str:
        """What stands below a line that cannot be read, by the first line there that can; what it opens, nobody knows."""
        code = (child for child in row.children if child.has_code and not child.too_deep)
        return next(
            (rule for child in code for rule in BELOW if self.readable(child, rule) is not None),
            "",
        )

    def head_is_damaged(self, row: LayoutRow, phrase: Phrase) -> bool:
        """A field has no block; where steps stand below a lone one, its own words must be wrong."""
        if phrase.rule != "fields" or len(phrase.phrases()) > 1:
            return False
        from cardwright.syntax import complaints

        child = next(child for child in row.children if child.has_code)
        first = self.text(row).split()[0].lower()
        return (
            first in verbs()
            or bool(said_otherwise(first))
            or any(self.readable(child, rule) for rule in BELOW)
            or complaints.waiting_in(self.source, row, 0) is not None
        )

    def has_its_message(self, row: LayoutRow) -> bool:
        """Whether what stands out here is told already: a hidden character, or the bracket that this one closes."""
        text = self.text(row)
        opened = text.count("{") - text.count("}")
        closes = -self._open_brackets <= opened < 0
        self._open_brackets = max(0, self._open_brackets + opened)
        return closes or any(True for _ in hidden_in(text))

    def check_step_in(self, level: int, rows: list[LayoutRow]) -> None:
        first = next((row for row in rows if row.has_code), None)
        if first is not None and first.level > level + 1:
            # Too deep among steps: the line may be gone that said when it happens.
            self.tell_moved(first, level + 1, is_certain=level == 0)

    def tell_moved(self, row: LayoutRow, level: int, is_certain: bool = True) -> None:
        if not row.indent_told:
            row.indent_told = True
            self.told.append(moved(self.source, row, level, is_certain))

    def why_unreadable(self, row: LayoutRow) -> Finding:
        if row.too_long:
            return line_too_long(self.source, row)
        return unclosed_quote(self.source, row)[0]

    def nothing_below(self, row: LayoutRow, reading: Reading) -> Finding:
        return error(
            "missing-block",
            f"Nothing stands below `{self.text(row)}`",
            row.span(self.source.path),
            "I expected indented lines below",
            body="This line says when or for whom something happens; what happens stands below it, "
            "4 spaces further right.",
        )

    def damaged_head(self, row: LayoutRow, reading: Reading, rule: str) -> Finding:
        from cardwright.syntax import complaints

        first = reading.words[0]
        foreign = foreign_start(self.text(row))
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
            f"`{self.text(row)}` cannot have lines below it",
            row.span(self.source.path),
            "I expected `when`, `action` or `whenever`",
            body="Steps stand below a line that says when they happen:\n\n"
            + "\n".join(
                f"    {form}" for verb in ("when", "action", "whenever") for form in forms_of(verb)
            ),
        )
