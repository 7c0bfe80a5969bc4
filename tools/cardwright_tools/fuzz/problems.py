"""What must hold for any text. In: a text. Out: what does not hold."""

from collections.abc import Iterator
from traceback import format_exc

from cardwright.diagnostics.fixes import apply_fixes
from cardwright.diagnostics.to_github import to_github
from cardwright.diagnostics.to_json import to_json
from cardwright.diagnostics.to_sarif import to_sarif
from cardwright.diagnostics.to_short import to_short
from cardwright.diagnostics.to_terminal import to_terminal
from cardwright.plan.packages import Package
from cardwright.python.closed_list import strays
from cardwright.python.compiled import compiled, setting
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.to_text import to_text
from cardwright_tools.checking.beside_the_game import FOLDER, Beside, check_beside_the_game, game


def problems(text: str) -> Iterator[str]:
    """What must hold for any text, and does not."""
    source = SourceFile(f"{FOLDER}/it.card", text)
    beside = check_beside_the_game((source,))
    yield from _spans_outside(beside, source)
    yield from _not_canonical(source)
    _render(beside)
    mended = apply_fixes(source, beside.findings)
    check_beside_the_game((SourceFile(source.path, mended),))
    yield from _stray_python(beside)


def _spans_outside(beside: Beside, source: SourceFile) -> Iterator[str]:
    for finding in beside.findings:
        span = finding.primary.span
        if not 0 <= span.start <= span.end <= len(source.text):
            yield f"{finding.slug} points outside of its file"


def _not_canonical(source: SourceFile) -> Iterator[str]:
    once = to_text(from_text(source)[0])
    twice = to_text(from_text(SourceFile(source.path, once))[0])
    if once != twice:
        yield "formatting twice gives something else than formatting once"


def _render(beside: Beside) -> None:
    files = {file.path: file for file in beside.sources}
    to_json(beside.findings, files)
    to_sarif(beside.findings, files)
    for finding in beside.findings[:20]:
        to_terminal(finding, files, colour=True, width=60)
        to_short(finding, files)
        to_github(finding, files)


def _stray_python(beside: Beside) -> Iterator[str]:
    """Whatever can be compiled keeps to the closed list of what generated Python may be."""
    if any(finding.is_error for finding in beside.findings):
        return
    packages = (Package("cardwright_cards", "cards"),)
    cards = (*game().cards, *beside.cards)
    within = setting(beside.vocabulary, cards, game().contracts, packages)
    made, _ = compiled(beside.cards, beside.sources[-1], within)
    if made is not None and made.file is not None:
        yield from (f"Python that may not be there: {stray}" for stray in strays(made.file.text))


def broken(text: str) -> list[str]:
    """The problems of a text; an exception is one."""
    try:
        return list(problems(text))
    except Exception:
        return [format_exc()]
