"""Fixes carried out. In: a file and findings about it. Out: its text with every certain fix applied that clashes with no earlier one."""

from bisect import bisect_right
from collections.abc import Iterable
from difflib import SequenceMatcher

from cardwright.findings.finding import Finding, Edit, Fix
from cardwright.source import SourceFile, Span

MOST_BETWEEN = 3
MOST_COMPARED = 200
"""Longer stretches are shown as old lines and new ones; nobody reads a comparison of them."""


def apply_fixes(source: SourceFile, findings: Iterable[Finding]) -> str:
    return mended(source, findings)[0]


def mended(source: SourceFile, findings: Iterable[Finding]) -> tuple[str, tuple[Finding, ...]]:
    """The text, and whose fixes were applied; one that touches text an earlier one changes waits for the next run."""
    chosen: list[Edit] = []
    applied: list[Finding] = []
    for finding in findings:
        edits = _edits_in(source, finding.certain_fix)
        if edits and not any(_clashes(edit, chosen) for edit in edits):
            for edit in edits:
                chosen.insert(bisect_right(chosen, edit.span, key=_place), edit)
            applied.append(finding)
    return apply_edits(source.text, chosen), tuple(applied)


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Of two edits in one place, the one given first comes last."""
    parts: list[str] = []
    at = 0
    for edit in sorted(reversed(tuple(edits)), key=_place):
        parts += [text[at : edit.span.start], edit.text]
        at = max(at, edit.span.end)
    return "".join((*parts, text[at:]))


def changed_lines(source: SourceFile, fix: Fix) -> tuple[tuple[str, str], ...]:
    """The fix as lines of a diff: ("-", old), ("+", new); of what stays, only a few lines between two changes."""
    edits = _edits_in(source, fix)
    if not edits:
        return ()
    start = source.line_of(min(edit.span.start for edit in edits))
    end = source.line_of(max(edit.span.end for edit in edits))
    first = source.line_starts[start - 1]
    last = source.line_starts[end] if end < len(source.line_starts) else len(source.text)
    moved = (
        Edit(Span(e.span.path, e.span.start - first, e.span.end - first), e.text) for e in edits
    )
    before = source.text[first:last]
    return _difference(_lines(before), _lines(apply_edits(before, moved)))


def _lines(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n") if text else []


def _difference(before: list[str], after: list[str]) -> tuple[tuple[str, str], ...]:
    if max(len(before), len(after)) > MOST_COMPARED:
        return (*(("-", line) for line in before), *(("+", line) for line in after))
    lines: list[tuple[str, str]] = []
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    for number, (tag, a, b, c, d) in enumerate(steps):
        if tag == "equal":
            between = 0 < number < len(steps) - 1 and b - a <= MOST_BETWEEN
            lines += [(" ", line) for line in before[a:b]] if between else []
        else:
            lines += [("-", line) for line in before[a:b]] + [("+", line) for line in after[c:d]]
    return tuple(lines)


def _edits_in(source: SourceFile, fix: Fix | None) -> list[Edit]:
    return [edit for edit in fix.edits if edit.span.path == source.path] if fix else []


def _place(edit: Edit) -> Span:
    return edit.span


def _clashes(new: Edit, chosen: list[Edit]) -> bool:
    """Chosen edits stand in order and do not overlap, so that only the two around the new one can be in its way."""
    number = bisect_right(chosen, new.span, key=_place)
    around = chosen[max(0, number - 1) : number + 1]
    return any(_clash(new, old) for old in around)


def _clash(a: Edit, b: Edit) -> bool:
    if a.span.start == b.span.start:
        return True
    return a.span.start < b.span.end and b.span.start < a.span.end
