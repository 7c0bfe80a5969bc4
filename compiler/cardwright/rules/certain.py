"""Which fixes are certain. In: a file, its page and findings, and what it is read with. Out: the findings; a doubtful fix is a suggestion.

A pass calls a fix certain where it mends layout, spelling or signs. It stays so where the text that it touches is read once more,
and nothing new is found, every line that could be read says what it said, and nothing that may have been meant as well reads as well.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator

from cardwright.findings import Finding, Edit, Fix
from cardwright.findings.fixes import apply_edits, mended
from cardwright.rules.from_syntax import read_page
from cardwright.source import SourceFile, Span
from cardwright.syntax import Grammar, Page, from_text
from cardwright.syntax.foreign import said_inside, said_otherwise
from cardwright.syntax.nodes import Line
from cardwright.values import dataclass, field, replace
from cardwright.vocabulary.vocabulary import Vocabulary

MOST_READ = 300_000
"""So many characters of a file are read once more; fixes behind them are suggestions until the others are made."""

MOST_JUDGED = 500
"""So many fixes of a file are judged at a time; a file with more mistakes is mended in several runs."""

Said = tuple[int, str, tuple[str, ...]]
Edits = tuple[Edit, ...]
Found = tuple[Finding, ...]


def only_certain(
    source: SourceFile,
    page: Page,
    found: Iterable[Finding],
    vocabulary: Vocabulary,
    grammar: Grammar,
) -> tuple[Finding, ...]:
    found = tuple(found)
    if not any(finding.certain_fix for finding in found):
        return found
    judge = _Judge(source, page, vocabulary, grammar)
    fixable = [place for place, finding in enumerate(found) if finding.certain_fix]
    later = frozenset(fixable[MOST_JUDGED:])
    return judge.together(
        tuple(
            _suggested(finding) if place in later else judge.judged(finding)
            for place, finding in enumerate(found)
        )
    )


@dataclass(frozen=True, slots=True)
class _Read:
    """What stands in some lines: those that could be read, with their depth and place, and how often each finding was made."""

    said: tuple[tuple[Said, Span], ...]
    found: Counter[tuple[str, str]]


@dataclass(slots=True)
class _Judge:
    source: SourceFile
    page: Page
    vocabulary: Vocabulary
    grammar: Grammar
    before: dict[Span, "_Read | None"] = field(default_factory=dict)
    left: int = MOST_READ
    starts: list[int] = field(default_factory=list)
    """Where each item begins, found once."""

    def __post_init__(self) -> None:
        self.starts = sorted(self._line_start(item.span.start) for item in self.page.items)

    def judged(self, finding: Finding) -> Finding:
        fix = finding.certain_fix
        if fix is None:
            return finding
        is_certain = not self._replaces_a_word(fix) and self._only_mends(fix)
        return replace(finding, fix=Fix(fix.title, fix.edits, is_certain))

    def together(self, found: Found) -> Found:
        """Where fixes of one item harm each other, only the first is certain; what is left of the others is seen after it."""
        of_item: dict[Span, list[Finding]] = {}
        for finding in sorted(found, key=lambda finding: finding.primary.span):
            if fix := finding.certain_fix:
                of_item.setdefault(self._around(fix.edits), []).append(finding)
        doubtful = [
            finding
            for together in of_item.values()
            if len(together) > 1 and not self._only_mends(self._joined(together))
            for finding in together[1:]
        ]
        harming = {id(finding) for finding in doubtful}
        return tuple(_suggested(f) if id(f) in harming else f for f in found)

    def _joined(self, found: list[Finding]) -> Fix:
        _, applied = mended(self.source, found)
        return Fix("", tuple(edit for f in applied if f.fix for edit in f.fix.edits))

    def _replaces_a_word(self, fix: Fix) -> bool:
        """Whether what goes is no slip but a word: of the language, of the game, or as people also say it."""
        words = ((self.source.text_of(edit.span), edit.text) for edit in fix.edits)
        return any(word.isidentifier() and self._is_a_word(word, ours) for word, ours in words)

    def _is_a_word(self, word: str, ours: str) -> bool:
        said = (*said_otherwise(word), *said_inside([word]))
        known = self.grammar.is_word(word) or bool(self.vocabulary.everywhere(word))
        return known or any(text != ours for text in said)

    def _only_mends(self, fix: Fix) -> bool:
        stretch = self._around(fix.edits)
        if stretch not in self.before:
            self.before[stretch] = self._read(stretch, ())
        before, after = self.before[stretch], self._read(stretch, fix.edits)
        if before is None or after is None or after.found - before.found:
            return False
        if not after.found.total() < before.found.total() or not _holds(before, after, fix.edits):
            return False
        others = [self._read(stretch, edits) for edits in fix.otherwise]
        return all(
            other is not None and other.found.total() > after.found.total() for other in others
        )

    def _around(self, edits: Edits) -> Span:
        """The whole items that the edits touch."""
        first, last = min(e.span.start for e in edits), max(e.span.end for e in edits)
        before, behind = bisect_right(self.starts, first), bisect_right(self.starts, last)
        start = self.starts[before - 1] if before else 0
        end = self.starts[behind] if behind < len(self.starts) else len(self.source.text)
        return Span(self.source.path, start, end)

    def _line_start(self, offset: int) -> int:
        return self.source.line_starts[self.source.line_of(offset) - 1]

    def _read(self, stretch: Span, edits: Edits) -> "_Read | None":
        self.left -= stretch.end - stretch.start
        if self.left < 0:
            return None
        moved = tuple(Edit(_moved(edit.span, -stretch.start), edit.text) for edit in edits)
        text = apply_edits(self.source.text_of(stretch), moved)
        page, in_page = from_text(SourceFile(stretch.path, text), self.grammar)
        _, in_rules = read_page(page, self.vocabulary)
        said = tuple(
            (said, _moved(span, stretch.start))
            for item in page.items
            for line in item.lines
            for said, span in _said(line, 0)
        )
        return _Read(said, Counter((d.slug, d.title) for d in (*in_page, *in_rules)))


def _suggested(finding: Finding) -> Finding:
    return replace(finding, fix=finding.fix and replace(finding.fix, is_certain=False))


def _moved(span: Span, by: int) -> Span:
    return Span(span.path, span.start + by, span.end + by)


def _said(line: Line, depth: int) -> Iterator[tuple[Said, Span]]:
    if line.phrase is not None:
        words = tuple(word.text for word in line.words)
        yield (depth, line.phrase.rule, words), line.span
    for below in line.block:
        yield from _said(below, depth + 1)


def _holds(before: _Read, after: _Read, edits: Edits) -> bool:
    """Whether every line without an edit in it is still there, in its place and order."""
    spans = [edit.span for edit in edits]
    rest = iter(said for said, _ in after.said)
    return all(
        said in rest
        for said, span in before.said
        if not any(e.start < span.end and span.start < max(e.end, e.start + 1) for e in spans)
    )
