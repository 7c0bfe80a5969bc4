"""What must hold for any text. In: a text. Out: what does not hold."""

from collections.abc import Iterator, Mapping
from traceback import format_exc

from cardwright.pipeline import Found, Project
from cardwright.findings.fixes import apply_fixes
from cardwright.findings.to_github import to_github
from cardwright.findings.to_json import to_json
from cardwright.findings.to_sarif import to_sarif
from cardwright.findings.to_short import to_short
from cardwright.findings.to_terminal import to_terminal
from cardwright.python.closed_list import strays
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.to_text import to_text
from cardwright_tools.checking.beside_the_game import FOLDER, beside_the_game


def problems(text: str) -> Iterator[str]:
    """What must hold for any text, and does not."""
    source = SourceFile(f"{FOLDER}/it.card", text)
    project = beside_the_game((source,))
    findings = project.findings([source.path])
    yield from _spans_outside(findings, source)
    yield from _not_canonical(source)
    _render(findings, project.by_path)
    mended = apply_fixes(source, findings)
    beside_the_game((SourceFile(source.path, mended),)).findings([source.path])
    if not any(finding.is_error for finding in findings):
        yield from _stray_python(project, source.path)


def _spans_outside(findings: Found, source: SourceFile) -> Iterator[str]:
    for finding in findings:
        span = finding.primary.span
        if not 0 <= span.start <= span.end <= len(source.text):
            yield f"{finding.slug} points outside of its file"


def _not_canonical(source: SourceFile) -> Iterator[str]:
    once = to_text(from_text(source)[0])
    twice = to_text(from_text(SourceFile(source.path, once))[0])
    if once != twice:
        yield "formatting twice gives something else than formatting once"


def _render(findings: Found, files: Mapping[str, SourceFile]) -> None:
    to_json(findings, files)
    to_sarif(findings, files)
    for finding in findings[:20]:
        to_terminal(finding, files, colour=True, width=60)
        to_short(finding, files)
        to_github(finding, files)


def _stray_python(project: Project, path: str) -> Iterator[str]:
    """Whatever can be compiled keeps to the closed list of what generated Python may be."""
    made = project.compiled(path)
    if made is not None and made.file is not None:
        for offered in project.contracts.values():
            yield from (
                f"Python that may not be there: {s}" for s in strays(made.file.text, offered)
            )


def broken(text: str) -> list[str]:
    """The problems of a text; an exception is one."""
    try:
        return list(problems(text))
    except Exception:
        return [format_exc()]
