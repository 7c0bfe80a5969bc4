"""`build`: cards become Python. In: a project's folder. Out: a Report of what was written, or of what differs.

What the last build left behind is compared by fingerprints; only what is new is read, compiled and formatted.
"""

import json
from pathlib import Path

from cardwright_tools.building import memory as remembered
from cardwright_tools.building.compiling import Compiling
from cardwright_tools.building.files import Folder
from cardwright_tools.building.formatting import Formatting
from cardwright_tools.building.memory import Memory, fingerprint
from cardwright_tools.building.report import Report
from cardwright_tools.building.sources import Sources, read_sources
from cardwright_tools.project import find_project
from cardwright_tools.versions import version

__all__ = ["Report", "build"]

INIT = '"""Written by the compiler from the cards of the folder of the same name."""\n'
MANIFEST = "manifest.json"


def build(project_root: Path, check: bool = False) -> Report:
    """With `check` nothing is written: the report says what would be."""
    project = find_project(project_root)
    sources = read_sources(project)
    memory = remembered.load(project.root)
    compiler = remembered.compiler_fingerprint()
    with Formatting() as formatting:
        work = Compiling(project, sources, memory, Folder(project.generated), formatting)
        changed = _changed(work, compiler)
        if changed is None or (changed and not work.only(changed)):
            work.everything()
            memory.compiler = compiler
    _forget_removed(memory, sources)
    return _finish(work, check)


def _changed(work: Compiling, compiler: str) -> list[str] | None:
    """Sources to be compiled; None where so much is new that every module may come out otherwise."""
    memory, sources = work.memory, work.sources
    nouns = {name: sources.fingerprint(name) for name in memory.nouns}
    below = set(sources.below) - set(memory.nouns)
    if memory.compiler != compiler or memory.nouns != nouns or below != set(memory.others):
        return None
    if not all(work.folder.has(o.path, o.text) for o in memory.extra.values()):
        return None
    if set(memory.sources) - set(sources.own):
        return None
    return [name for name in sources.own if not _is_known(name, work)]


def _is_known(name: str, work: Compiling) -> bool:
    known = work.memory.sources.get(name)
    if known is None or known.source != work.sources.fingerprint(name):
        return False
    output = known.output
    return output is None or work.folder.has(output.path, output.text)


def _forget_removed(memory: Memory, sources: Sources) -> None:
    for name in set(memory.sources) - set(sources.own):
        del memory.sources[name]


def _finish(work: Compiling, check: bool) -> Report:
    wanted = {output.path: output.text for output in work.memory.outputs()}
    for path, text in _plain_files(work, list(wanted)).items():
        work.texts[path] = text
        wanted[path] = fingerprint(text)
    new = [path for path, text in wanted.items() if not work.folder.has(path, text)]
    report = Report(
        root=work.project.generated,
        check=check,
        written=new,
        deleted=work.folder.stale(wanted),
        unchanged=len(wanted) - len(new),
        findings=work.findings,
        sources=tuple(work.sources.all.values()),
    )
    if not check:
        _write(work, report)
    return report


def _write(work: Compiling, report: Report) -> None:
    """Modules before the catalogue that names them; what nothing names any more goes last."""
    named_last = set(work.memory.extra)
    work.folder.write_all({p: work.texts[p] for p in report.written if p not in named_last})
    work.folder.write_all({p: work.texts[p] for p in report.written if p in named_last})
    for path in report.deleted:
        work.folder.delete(path)
    remembered.save(work.project.root, work.memory)


def _plain_files(work: Compiling, paths: list[str]) -> dict[str, str]:
    """What makes packages of the folders, and the manifest."""
    folders = {parent for path in paths for parent in _folders(path)}
    files = {f"{folder}/__init__.py": INIT for folder in folders}
    for top in {path.partition("/")[0] for path in paths}:
        files[f"{top}/py.typed"] = ""
        files[f"{top}/{MANIFEST}"] = _manifest(work)
    return files


def _folders(path: str) -> list[str]:
    parts = path.split("/")[:-1]
    return ["/".join(parts[: i + 1]) for i in range(len(parts))]


def _manifest(work: Compiling) -> str:
    """The only place with a version: a new one must not change every module."""
    sources = {name: work.sources.fingerprint(name) for name in sorted(work.sources.own)}
    return json.dumps({"compiler": version(), "sources": sources}, indent=1) + "\n"
