"""Findings printed. In: what was found, and in which format. Out: text on the terminal, ending in one line that sums it up."""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from cardwright.findings import Finding, Edit, Label
from cardwright.findings.positions import shown
from cardwright.findings.words import many
from cardwright.source import SourceFile, Span
from cardwright.values import dataclass, replace
from cardwright_tools.project import shown_name

MOST_SHOWN = 100
"""More than this nobody reads in a terminal; other formats print them all."""


@dataclass(frozen=True, slots=True)
class Shown:
    """`items` and `files`: how many were checked. `fixed`: what `--fix` did, as lines."""

    findings: tuple[Finding, ...]
    items: int
    files: int
    paths: Mapping[str, Path]
    sources: Mapping[str, SourceFile]
    fixed: Sequence[tuple[str, str]] = ()


def print_checked(result: Shown, format: str, fix: bool) -> None:
    findings = result.findings
    names = _names(findings, result)
    renamed = [_renamed(finding, names) for finding in findings]
    files = {
        names[name]: SourceFile(names[name], source.text)
        for name, source in result.sources.items()
        if name in names
    }
    text = "\n".join(_rendered(renamed, files, format))
    if format in ("text", "short", "github"):
        text = "\n".join((*_fixing(result, fix, format), *([text] if text else [])))
        text = "\n".join(part for part in (text, _last_line(result, format)) if part)
    sys.stdout.write(text + "\n" if text else "")


def _names(findings: Iterable[Finding], result: Shown) -> dict[str, str]:
    """How the files that findings speak of are called from where the user stands."""
    paths = {span.path for finding in findings for span in _spans(finding) if span.path}
    return {name: shown(shown_name(result.paths[name])) for name in paths if name in result.paths}


def _spans(finding: Finding) -> Iterator[Span]:
    yield from (label.span for label in (finding.primary, *finding.secondary))
    yield from (edit.span for edit in (finding.fix.edits if finding.fix else ()))


def _renamed(finding: Finding, names: Mapping[str, str]) -> Finding:
    def at(span: Span) -> Span:
        return Span(names.get(span.path, span.path), span.start, span.end)

    fix = finding.fix and replace(
        finding.fix, edits=tuple(Edit(at(edit.span), edit.text) for edit in finding.fix.edits)
    )
    labels = [Label(at(label.span), label.text) for label in (finding.primary, *finding.secondary)]
    return replace(finding, primary=labels[0], secondary=tuple(labels[1:]), fix=fix)


def _rendered(
    findings: list[Finding], files: Mapping[str, SourceFile], format: str
) -> Iterator[str]:
    match format:
        case "json":
            from cardwright.findings.to_json import to_json

            yield json.dumps(to_json(findings, files), indent=2, ensure_ascii=False)
        case "sarif":
            from cardwright.findings.to_sarif import to_sarif

            yield json.dumps(to_sarif(findings, files), indent=2, ensure_ascii=False)
        case "github":
            from cardwright.findings.to_github import to_github

            yield from (to_github(finding, files) for finding in findings)
        case "short":
            from cardwright.findings.to_short import to_short

            yield from (to_short(finding, files) for finding in findings)
        case _:
            yield from _for_people(findings, files)


def _for_people(findings: list[Finding], files: Mapping[str, SourceFile]) -> Iterator[str]:
    if not findings:
        return
    import shutil

    from cardwright.findings.to_terminal import to_terminal

    colour, width = wants_colour(), min(shutil.get_terminal_size().columns, 100)
    for finding in findings[:MOST_SHOWN]:
        yield to_terminal(finding, files, colour=colour, width=width)
    if len(findings) > MOST_SHOWN:
        yield f"... and {len(findings) - MOST_SHOWN:,} more; `--format short` prints a line for each.\n"


def wants_colour() -> bool:
    """https://no-color.org: any value that is not empty says no."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()


def _fixing(result: Shown, fix: bool, format: str) -> Iterator[str]:
    if not fix or format == "github":
        return
    if not result.fixed:
        if any(finding.slug == "merge-conflict" for finding in result.findings):
            yield "Nothing is fixed while a merge is unfinished: the other version may say what is missing.\n"
        else:
            yield "Nothing to fix: no fix is certain.\n" if result.findings else ""
        return
    files = {name for name, _ in result.fixed}
    yield f"Fixed {many(len(result.fixed), 'place')} in {many(len(files), 'file')}:"
    for name, title in result.fixed[:MOST_SHOWN]:
        yield f"  {shown(shown_name(result.paths[name]))}: {shown(title)}"
    if len(result.fixed) > MOST_SHOWN:
        yield f"  ... and {len(result.fixed) - MOST_SHOWN:,} more"
    yield ""


def _last_line(result: Shown, format: str) -> str:
    """`3 errors, 1 warning in 2 files.`"""
    if format == "github":
        return ""
    findings = result.findings
    if not findings:
        return f"Checked {many(result.items, 'item')} in {many(result.files, 'file')}: no mistakes."
    errors = sum(finding.is_error for finding in findings)
    counts = ((errors, "error"), (len(findings) - errors, "warning"))
    damaged = {finding.primary.span.path for finding in findings}
    found = ", ".join(many(number, word) for number, word in counts if number)
    return f"{found} in {many(len(damaged), 'file')}."
