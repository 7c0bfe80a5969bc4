"""The game without its cards: enough to read any text with, and quick. In: SourceFiles. Out: a Project that holds both."""

from collections.abc import Iterable
from functools import cache

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools.building.sources import OFFICIAL
from cardwright_tools.checking.beside_the_game import game
from cardwright_tools.project import HOME, find_project, sources_of

FOLDER = "cards/terraforming_mars/base"
"""Where a text seems to lie, so that its cards are compiled like those of the set."""


@cache
def _sources() -> tuple[SourceFile, ...]:
    nouns = frozenset(game().declaring)
    every = sources_of(find_project(HOME))
    return tuple(source for source in every if source.is_contract or source.path in nouns)


def _project(sources: Iterable[SourceFile], before: Project | None) -> Project:
    return Project(sources, before.answers if before else None, lambda vocabulary: (OFFICIAL,))


@cache
def little_game() -> Project:
    """With everything that has been asked of it once."""
    project = _project(_sources(), None)
    project.findings()
    return project


def beside_the_little_game(files: Iterable[SourceFile]) -> Project:
    return _project((*_sources(), *files), little_game())
