"""Files checked beside the game's own cards. In: texts by path in a pack of their own. Out: findings about them, rendered."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardwright.findings import Finding
from cardwright.findings.to_terminal import to_terminal
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools.checking.beside_the_game import FOLDER, beside_the_game

MANIFEST = """\
pack ours "Ours"
    game terraforming_mars
    fan_made
    needs base, corporate_era
"""
PACK = SourceFile(f"{FOLDER}/pack.card", MANIFEST)
MANIFESTS = ("pack ", "set ")


@dataclass(frozen=True)
class Found:
    files: Mapping[str, SourceFile]
    findings: tuple[Finding, ...]

    def places(self) -> list[tuple[str, int, str, str]]:
        """Path, line, level and slug of each finding."""
        return [
            (
                finding.primary.span.path.removeprefix(FOLDER + "/"),
                self.files[finding.primary.span.path].line_of(finding.primary.span.start),
                finding.level,
                finding.slug,
            )
            for finding in self.findings
        ]

    def slugs(self) -> set[str]:
        return {finding.slug for finding in self.findings}

    def rendered(self) -> str:
        return "\n".join(to_terminal(finding, self.files, width=80) for finding in self.findings)


def files_of(texts: Mapping[str, str]) -> Iterator[SourceFile]:
    if not any(text.startswith(MANIFESTS) for text in texts.values()):
        yield PACK
    for path, text in texts.items():
        yield SourceFile(str(Path(FOLDER, path)), text)


@cache
def game_with_the_pack() -> Project:
    """A pack is a noun, and makes every card be read anew: what is known beside this one holds for all that stand in it."""
    project = beside_the_game((PACK,))
    project.findings()
    return project


def check_beside_the_game(texts: Mapping[str, str]) -> Found:
    files = tuple(files_of(texts))
    project = beside_the_game(files, game_with_the_pack() if PACK in files else None)
    return Found(project.by_path, project.findings(file.path for file in files))
