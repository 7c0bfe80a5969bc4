"""Files beside the game's own cards, which are read only once. In: SourceFiles. Out: a Project that holds both."""

from collections.abc import Iterable
from functools import cache

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools.project import HOME, find_project, sources_of

FOLDER = "cards/fan/ours"
"""Where a file stands that is to be checked like a card of a pack."""


@cache
def _sources() -> tuple[SourceFile, ...]:
    return sources_of(find_project(HOME))


@cache
def game() -> Project:
    """With everything that has been asked of it once."""
    project = Project(_sources())
    project.findings()
    return project


def beside_the_game(files: Iterable[SourceFile], before: Project | None = None) -> Project:
    """`before`: one with some of these files, whose answers still hold."""
    return Project((*_sources(), *files), before=(before or game()).answers)
