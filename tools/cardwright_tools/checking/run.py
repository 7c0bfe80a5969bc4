"""The work of `cardwright check`. In: files or folders. Out: findings as somebody or something wants them, and an exit code."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cardwright.pipeline import Project
from cardwright_tools import memory
from cardwright_tools.checking import printing
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import (
    can_be_rewritten,
    find_project,
    folders_here,
    read_source,
    source_paths,
    wanted_files,
)
from cardwright_tools.writing import write_atomically

MOST_ROUNDS = 5
"""A fix can make room for another one that clashed with it."""


@dataclass(frozen=True, slots=True)
class Scope:
    """`paths`: all files that are understood together, by name; `wanted`: those whose findings were asked for."""

    about: str
    paths: dict[str, Path]
    wanted: tuple[str, ...]


def run(paths: list[Path], format: str, fix: bool) -> int:
    scope = scope_of(paths)
    project = _read(scope)
    findings = project.findings(scope.wanted)
    mended: list[tuple[str, str]] = []
    for _ in range(MOST_ROUNDS if fix else 0):
        done = _mend(scope, project)
        if not done:
            break
        mended += done
        project = _read(scope, project)
        findings = project.findings(scope.wanted)
    memory.save(scope.about, project)
    items = sum(len(project.heads(name)) for name in scope.wanted)
    shown = printing.Shown(findings, items, len(scope.wanted), scope.paths, project.by_path, mended)
    printing.print_checked(shown, format, fix)
    return 1 if any(finding.is_error for finding in findings) else 0


def scope_of(paths: list[Path]) -> Scope:
    """The projects around these paths, with all that they build on; a file outside of them stands beside the game."""
    files = list(wanted_files(paths or folders_here()))
    projects = _projects(files) or [find_project()]
    everything: dict[str, Path] = {}
    for project in projects:
        everything |= source_paths(project)
    names = {path: name for name, path in everything.items()}
    # In one order however they are named: which of two items comes second is remembered.
    for path in sorted(files):
        if path not in names:
            names[path] = _name_in(projects, path)
            everything[names[path]] = path
    about = "\n".join(sorted(str(project.root) for project in projects))
    return Scope(about, everything, tuple(names[path] for path in files))


def _projects(files: Iterable[Path]) -> list[Folders]:
    around = {folder: find_project(folder) for folder in {path.parent for path in files}}
    found = {project.root: project for project in around.values()}
    return [found[root] for root in sorted(found)]


def _name_in(projects: Iterable[Folders], path: Path) -> str:
    return min((project.name_of(path) for project in projects), key=len)


def _read(scope: Scope, before: Project | None = None) -> Project:
    sources = [read_source(path, name) for name, path in scope.paths.items()]
    known = before.answers if before is not None else memory.load(scope.about)
    return Project(sources, known)


def _mend(scope: Scope, project: Project) -> list[tuple[str, str]]:
    """Apply fixes to the files asked for. The file and the title of each fix that was applied."""
    findings = project.findings()
    # Nouns of a file that cannot be read are missing everywhere, and no other word was meant for them.
    in_conflict = any(finding.slug == "merge-conflict" for finding in findings)
    if in_conflict or not any(finding.certain_fix for finding in findings):
        return []
    from cardwright.diagnostics.fixes import mended

    done: list[tuple[str, str]] = []
    for name in scope.wanted:
        source = project.by_path[name]
        text, applied = mended(source, findings)
        if text != source.text and can_be_rewritten(scope.paths[name]):
            write_atomically(scope.paths[name], text)
            done += [(name, finding.fix.title) for finding in applied if finding.fix]
    return done
