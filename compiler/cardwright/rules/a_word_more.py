"""Lines that a word more would mend. In: a file's page and findings, and what it is read with. Out: the findings, which show such lines."""

from cardwright.findings import Finding
from cardwright.rules.from_syntax import read_page
from cardwright.source import SourceFile
from cardwright.syntax import Grammar, Page, from_text
from cardwright.values import dataclass, field, replace
from cardwright.vocabulary.vocabulary import Vocabulary

MOST_SHOWN = 4
MOST_READ = 100_000
"""So many characters are read once more; of mistakes behind them only the form of the line is shown."""

NO_BLOCK = "missing-block"


def with_longer_lines(
    found: tuple[Finding, ...],
    source: SourceFile,
    page: Page,
    vocabulary: Vocabulary,
    grammar: Grammar,
) -> tuple[Finding, ...]:
    """A longer line is shown where its nouns are known, and the rule of its item can be read with it."""
    reader = _Reader(source, page, vocabulary, grammar)
    return tuple(reader.shown(finding) if finding.longer else finding for finding in found)


@dataclass(slots=True)
class _Reader:
    source: SourceFile
    page: Page
    vocabulary: Vocabulary
    grammar: Grammar
    left: int = MOST_READ

    def shown(self, finding: Finding) -> Finding:
        number = self.source.line_of(finding.primary.span.start)
        lines = [line for line in finding.longer if self._makes_sense(line, number)][:MOST_SHOWN]
        said = "\n".join(f"    {line}" for line in lines)
        body = f"With a word more it can be read:\n\n{said}" if lines else finding.body
        return replace(finding, body=body, longer=())

    def _makes_sense(self, line: str, number: int) -> bool:
        """Whether nothing is wrong with it in its place; what stands below it is judged when it is written."""
        first, last = self._item_around(number)
        written = self.source.text.split("\n")
        written[number - 1] = " " * self._depth(number) + line
        text = "\n".join(written[first - 1 : last]) + "\n"
        self.left -= len(text)
        if self.left < 0:
            return False
        item = SourceFile(self.source.path, text)
        page, in_page = from_text(item, self.grammar)
        _, in_rules = read_page(page, self.vocabulary)
        told = (each for each in (*in_page, *in_rules) if each.is_error and each.slug != NO_BLOCK)
        return all(item.line_of(each.primary.span.start) != number - first + 1 for each in told)

    def _depth(self, number: int) -> int:
        text = self.source.line_text(number)
        return len(text) - len(text.lstrip())

    def _item_around(self, number: int) -> tuple[int, int]:
        """The first and the last line of it."""
        starts = [self.source.line_of(item.span.start) for item in self.page.items]
        first = max((start for start in starts if start <= number), default=1)
        behind = [start for start in starts if start > number]
        return first, min(behind) - 1 if behind else len(self.source.line_starts)
