"""Fixes carried out. In: a file and diagnostics about it. Out: its text with every fix applied that clashes with no earlier one."""

from collections.abc import Iterable
from difflib import SequenceMatcher

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix
from cardwright.source import SourceFile

MOST_BETWEEN = 3


def apply_fixes(source: SourceFile, diagnostics: Iterable[Diagnostic]) -> str:
    return mended(source, diagnostics)[0]


def mended(
    source: SourceFile, diagnostics: Iterable[Diagnostic]
) -> tuple[str, tuple[Diagnostic, ...]]:
    """The text, and whose fixes were applied; one that touches text an earlier one changes waits for the next run."""
    chosen: list[Edit] = []
    applied: list[Diagnostic] = []
    for diagnostic in diagnostics:
        edits = _edits_in(source, diagnostic.fix)
        if edits and not any(_clash(new, old) for new in edits for old in chosen):
            chosen += edits
            applied.append(diagnostic)
    return apply_edits(source.text, chosen), tuple(applied)


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Replace from the last edit to the first, so that places stay true."""
    for edit in sorted(edits, key=lambda e: (e.span.start, e.span.end), reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def changed_lines(source: SourceFile, fix: Fix) -> tuple[tuple[str, str], ...]:
    """The fix as lines of a diff: ("-", old), ("+", new); of what stays, only a few lines between two changes."""
    before = source.text.splitlines()
    after = apply_edits(source.text, _edits_in(source, fix)).splitlines()
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


def _clash(a: Edit, b: Edit) -> bool:
    if a == b:
        return True
    if a.span.start == b.span.start:
        return True
    return a.span.start < b.span.end and b.span.start < a.span.end
