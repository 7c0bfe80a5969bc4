"""`build`: cards become Python. In: a project's folder. Out: a Report of what was written, or of what differs.

What the last build left behind is compared by fingerprints; only what is new is planned, printed and formatted.
"""

import json
from functools import partial
from pathlib import Path

from cardwright.answers import fingerprint
from cardwright.pipeline import Found, Project
from cardwright.vocabulary.layers import LEVELS
from cardwright_tools import memory as known
from cardwright_tools.alone import alone
from cardwright_tools.building import memory as remembered
from cardwright_tools.building.files import Folder
from cardwright_tools.building.formatting import Formatting
from cardwright_tools.building.making import Making
from cardwright_tools.building.memory import Memory
from cardwright_tools.building.report import Report
from cardwright_tools.building.sources import BELOW, Sources, packages_of, read_sources
from cardwright_tools.checking.locked import with_their_locks
from cardwright_tools.checking.other_packs import with_their_packs
from cardwright_tools.manifests import INSTALLED, MANIFEST
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import find_project
from cardwright_tools.versions import version

__all__ = ["Report", "build"]

INIT = '"""Written by the compiler from the cards of the folder of the same name."""\n'
TOLD = "manifest.json"


def build(project_root: Path, check: bool = False) -> Report:
    """With `check` nothing is written: the report says what would be."""
    folders = find_project(project_root)
    with alone(folders.root):
        return _built(folders, check)


def _built(folders: Folders, check: bool) -> Report:
    sources = read_sources(folders)
    about = f"{folders.root}\nbuild" if folders.is_pack else str(folders.root)
    place = partial(packages_of, folders)
    project = Project(sources.all.values(), known.load(about), place)
    findings = with_their_locks(project.findings(sources.own), project, (folders,))
    known.save(about, project)
    if manifest := _refused_manifest(folders, project, sources, findings):
        found = with_their_packs(findings, project, folders)
        return _refused_whole(folders, project, sources, found, check, manifest)
    before = remembered.load(folders.root)
    with Formatting() as formatting:
        making = Making(project, before, Folder(folders.generated), formatting)
        memory = making.all(sources.own, findings, known.compiler_print())
    found = with_their_packs(findings, project, folders)
    wanted = _wanted(making, memory)
    report = _report(making, wanted, found, check)
    if not check:
        _write(making, memory, report)
    remembered.save(folders.root, memory, wanted)
    return report


def _refused_manifest(folders: Folders, project: Project, sources: Sources, findings: Found) -> str:
    """Where a pack says who it is and what it needs, a mistake is one of every card in it; empty where there is none."""
    if not folders.is_pack:
        return ""
    layers = (
        entry.span.path for level in LEVELS for entry in project.vocabulary.of_category(level)
    )
    manifests = {MANIFEST, *(path for path in layers if path in sources.own)}
    broken = {finding.primary.span.path for finding in findings if finding.is_error}
    return min(manifests & broken, default="")


def _refused_whole(
    folders: Folders,
    project: Project,
    sources: Sources,
    findings: Found,
    check: bool,
    manifest: str,
) -> Report:
    """Nothing is written, deleted or noted."""
    return Report(
        root=folders.generated,
        check=check,
        refused={manifest: False},
        refused_rules=frozenset(id for path in sources.own for _, id, _ in project.heads(path)),
        findings=findings,
        sources=project.sources,
        is_refused_whole=True,
    )


def _wanted(making: Making, memory: Memory) -> dict[str, str]:
    """Fingerprints of all files by their paths; the texts of those that cost nothing are added to the new ones."""
    wanted = {output.path: output.text for output in memory.outputs()}
    plain = _plain_files(making.project, memory, list(wanted))
    for path, text in {**plain, **_copies(making.project)}.items():
        making.texts[path] = text
        wanted[path] = fingerprint(text)
    return wanted


def _report(making: Making, wanted: dict[str, str], findings: Found, check: bool) -> Report:
    new = [path for path, text in wanted.items() if not making.folder.has(path, text)]
    return Report(
        root=making.folder.root,
        check=check,
        written=new,
        deleted=making.folder.stale(wanted),
        refused=making.refused,
        refused_rules=making.refused_rules,
        unchanged=len(wanted) - len(new),
        findings=findings,
        sources=making.project.sources,
    )


def _write(making: Making, memory: Memory, report: Report) -> None:
    """Modules before the catalogue that names them; what nothing names any more goes last."""
    texts = {path: making.texts[path] for path in report.written}
    making.folder.write_all({p: text for p, text in texts.items() if p not in memory.shared})
    making.folder.write_all({p: text for p, text in texts.items() if p in memory.shared})
    for path in report.deleted:
        making.folder.delete(path)


def _plain_files(project: Project, memory: Memory, paths: list[str]) -> dict[str, str]:
    """What makes packages of the folders, and the manifest."""
    folders = {parent for path in paths for parent in _folders(path)}
    files = {f"{folder}/__init__.py": INIT for folder in folders}
    # The only place with a version: a new one must not change every module.
    own = {path: fingerprint(project.by_path[path].text) for path in sorted(memory.sources)}
    told = {"compiler": version(), "packs": _packs(project, memory), "sources": own}
    manifest = json.dumps(told, indent=1) + "\n"
    for top in {path.partition("/")[0] for path in paths}:
        files |= {f"{top}/py.typed": "", f"{top}/{TOLD}": manifest}
    return files


def _copies(project: Project) -> dict[str, str]:
    """The cards of a pack go along with what is built of them: another pack that needs it reads its nouns there."""
    own, *below = project.setting.packages
    paths = (path for path in project.by_path if below and not path.startswith(BELOW))
    return {f"{own.name}/{INSTALLED}/{path}": project.by_path[path].text for path in paths}


def _packs(project: Project, memory: Memory) -> dict[str, dict[str, object]]:
    """What the packs that were built say of themselves, by their ids."""
    return {
        entry.noun.id: {
            "name": entry.one,
            "version": "".join(entry.texts_in("version")),
            "licence": "".join(entry.texts_in("licence")),
            "authors": list(entry.texts_in("authors")),
        }
        for entry in project.vocabulary.of_category("pack")
        if entry.span.path in memory.sources
    }


def _folders(path: str) -> list[str]:
    parts = path.split("/")[:-1]
    return ["/".join(parts[: i + 1]) for i in range(len(parts))]
