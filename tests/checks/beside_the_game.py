"""Files checked beside the game's own cards. In: texts by path in a pack of their own. Out: findings about them, rendered."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardwright import checks, pipeline
from cardwright.diagnostics import Diagnostic
from cardwright.diagnostics.to_terminal import to_terminal
from cardwright.rules.from_syntax import read_page
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import from_pages
from cardwright_tools.project import HOME, find_project, sources_of

FOLDER = "cards/fan/ours"
MANIFEST = """\
pack ours "Ours"
    game terraforming_mars
    fan_made
    needs base, corporate_era
"""
MANIFESTS = ("pack ", "set ")


@dataclass(frozen=True)
class Found:
    files: tuple[SourceFile, ...]
    findings: tuple[Diagnostic, ...]

    def places(self) -> list[tuple[str, int, str, str]]:
        """Path, line, level and slug of each finding."""
        by_path = {file.path: file for file in self.files}
        return [
            (
                finding.primary.span.path.removeprefix(FOLDER + "/"),
                by_path[finding.primary.span.path].line_of(finding.primary.span.start),
                finding.level,
                finding.slug,
            )
            for finding in self.findings
        ]

    def slugs(self) -> set[str]:
        return {finding.slug for finding in self.findings}

    def rendered(self) -> str:
        files = {file.path: file for file in self.files}
        return "\n".join(to_terminal(finding, files, width=80) for finding in self.findings)


@cache
def game() -> pipeline.Project:
    project, found = pipeline.understand(sources_of(find_project(HOME)))
    assert not found
    return project


def check_beside_the_game(texts: Mapping[str, str]) -> Found:
    """As `pipeline.check` would, with the game's own cards read once for all tests."""
    files = tuple(_files(texts))
    grammar = game().language.grammar
    read = [from_text(file, grammar) for file in files]
    pages = [page for page, _ in read]
    vocabulary, clashes = from_pages((*game().pages, *pages))
    understood = [read_page(page, vocabulary) for page in pages]
    cards = (*game().cards, *(card for cards, _ in understood for card in cards))
    found = [
        *(finding for _, told in (*read, *understood) for finding in told),
        *clashes,
        *checks.run_all(cards, vocabulary, (*game().sources, *files)),
    ]
    paths = {file.path for file in files}
    ours = (finding for finding in found if finding.primary.span.path in paths)
    return Found((*game().sources, *files), pipeline.in_order(ours))


def _files(texts: Mapping[str, str]) -> Iterable[SourceFile]:
    if not any(text.startswith(MANIFESTS) for text in texts.values()):
        yield SourceFile(f"{FOLDER}/pack.card", MANIFEST)
    for path, text in texts.items():
        yield SourceFile(str(Path(FOLDER, path)), text)
