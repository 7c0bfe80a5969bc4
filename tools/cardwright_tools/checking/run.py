"""The work of `cardwright check`. In: files or folders. Out: findings as somebody or something wants them, and an exit code."""

from pathlib import Path

from cardwright.findings import Finding
from cardwright.pipeline import Project
from cardwright.values import dataclass
from cardwright_tools import memory
from cardwright_tools.checking import printing
from cardwright_tools.checking.locked import with_their_locks
from cardwright_tools.checking.other_packs import with_their_packs
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import (
    STDIN,
    STDIN_NAME,
    NotAProject,
    can_be_rewritten,
    find_project,
    folders_here,
    read_source,
    source_paths,
    stdin_source,
    wanted_files,
)
from cardwright_tools.writing import rewrite

MOST_ROUNDS = 5
"""A fix can make room for another one that clashed with it."""


@dataclass(frozen=True, slots=True)
class Scope:
    """`paths`: all files that are understood together, by name; `wanted`: those whose findings were asked for."""

    projects: tuple[Folders, ...]
    paths: dict[str, Path]
    wanted: tuple[str, ...]

    @property
    def about(self) -> str:
        return "\n".join(str(project.root) for project in self.projects)


@dataclass(slots=True)
class Checked:
    """What was found in the files of one scope, and what was fixed there."""

    scope: Scope
    project: Project
    findings: tuple[Finding, ...]
    fixed: list[tuple[str, str]]

    @property
    def items(self) -> int:
        return sum(len(self.project.heads(name)) for name in self.scope.wanted)


def run(paths: list[Path], format: str, fix: bool) -> int:
    if fix and STDIN in paths:
        raise NotAProject("`-` is standard input: there is no file that --fix could change.")
    all_checked = [_checked(scope, fix) for scope in scopes_of(paths)]
    shown = printing.Shown(
        tuple(finding for one in all_checked for finding in one.findings),
        sum(one.items for one in all_checked),
        sum(len(one.scope.wanted) for one in all_checked),
        {name: path for one in all_checked for name, path in one.scope.paths.items()},
        {name: source for one in all_checked for name, source in one.project.by_path.items()},
        [done for one in all_checked for done in one.fixed],
    )
    printing.print_checked(shown, format, fix)
    return 1 if any(finding.is_error for finding in shown.findings) else 0


def _checked(scope: Scope, fix: bool) -> Checked:
    project = _read(scope)
    done = Checked(scope, project, project.findings(scope.wanted), [])
    for _ in range(MOST_ROUNDS if fix else 0):
        fixes = _fix(scope, done.project)
        if not fixes:
            break
        done.fixed += fixes
        done.project = _read(scope, done.project)
        done.findings = done.project.findings(scope.wanted)
    memory.save(scope.about, done.project)
    told = with_their_packs(done.findings, done.project, scope.projects[0])
    done.findings = with_their_locks(told, done.project, scope.projects)
    return done


def scopes_of(paths: list[Path]) -> list[Scope]:
    """What is named together is judged together; of what merely lies here each project by itself, as it is built."""
    if STDIN in paths:
        return [_with_stdin(paths)]
    files = list(wanted_files(paths or folders_here()))
    around = {folder: find_project(folder) for folder in {path.parent for path in files}}
    found = {project.root: project for project in around.values()}
    projects = [found[root] for root in sorted(found)] or [find_project()]
    if paths:
        return [_scope(projects, files)]
    return [
        _scope([one], [path for path in files if around[path.parent].root == one.root])
        for one in projects
    ]


def _with_stdin(paths: list[Path]) -> Scope:
    """What comes in is judged as a file that lies here."""
    if len(paths) > 1:
        raise NotAProject("`-` is standard input, and cannot be combined with files.")
    here = find_project()
    return Scope((here,), {**source_paths(here), STDIN_NAME: STDIN}, (STDIN_NAME,))


def _scope(projects: list[Folders], files: list[Path]) -> Scope:
    """With all that the projects build on; a file outside of them stands beside the game."""
    everything: dict[str, Path] = {}
    for project in projects:
        everything |= source_paths(project)
    names = {path: name for name, path in everything.items()}
    # In one order however they are named: which of two items comes second is remembered.
    for path in sorted(files):
        if path not in names:
            names[path] = min((project.name_of(path) for project in projects), key=len)
            everything[names[path]] = path
    return Scope(tuple(projects), everything, tuple(names[path] for path in files))


def _read(scope: Scope, before: Project | None = None) -> Project:
    sources = [
        stdin_source() if path == STDIN else read_source(path, name)
        for name, path in scope.paths.items()
    ]
    known = before.answers if before is not None else memory.load(scope.about)
    return Project(sources, known)


def _fix(scope: Scope, project: Project) -> list[tuple[str, str]]:
    """Apply fixes to the files asked for. The file and the title of each fix that was applied."""
    findings = project.findings()
    # Nouns of a file that cannot be read are missing everywhere, and no other word was meant for them.
    in_conflict = any(finding.slug == "merge-conflict" for finding in findings)
    if in_conflict or not any(finding.certain_fix for finding in findings):
        return []
    from cardwright.findings.fixes import mended

    done: list[tuple[str, str]] = []
    for name in scope.wanted:
        source = project.by_path[name]
        text, applied = mended(source, findings)
        if text != source.text and can_be_rewritten(scope.paths[name]):
            rewrite(scope.paths[name], text)
            done += [(name, finding.fix.title) for finding in applied if finding.fix]
    return done
