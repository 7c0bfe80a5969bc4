"""Which stories lie where the user stands. In: the folder. Out: projects, and of each the folders of stories and the packs that are meant."""

from dataclasses import dataclass
from pathlib import Path

from cardwright_tools.project import Project, find_project, folders_here
from cardwright_tools.stories.packs import STORIES, Pack, packs_in


@dataclass(frozen=True, slots=True)
class Standing:
    """`packs`: those whose rules are meant alone; none where the whole project is."""

    project: Project
    folders: tuple[Path, ...]
    packs: tuple[Pack, ...] = ()


def projects_here() -> list[Project]:
    """The project around the user, or the packs that lie below."""
    roots = dict.fromkeys(find_project(folder).root for folder in folders_here())
    return [find_project(root) for root in roots]


def standing_in(project: Project) -> Standing:
    """All stories of the project, unless the user stands in a pack or in a folder of stories."""
    here = Path.cwd().resolve()
    around = tuple(pack for pack in packs_in(project) if here.is_relative_to(pack.folder))
    folders = folders_of(project, around)
    if any(here.is_relative_to(folder) for folder in folders):
        return Standing(project, (here,), around)
    below = tuple(folder for folder in folders if folder.is_relative_to(here))
    return Standing(project, below or folders, around)


def folders_of(project: Project, packs: tuple[Pack, ...] = ()) -> tuple[Path, ...]:
    """Where a project keeps its stories: beside the tests, and in each pack; or in these packs alone."""
    wanted = [] if packs else [project.root / "tests" / STORIES]
    wanted += [pack.folder / STORIES for pack in packs or packs_in(project)]
    return tuple(folder for folder in wanted if folder.is_dir())
