"""Packs that are pinned. In: what was found in some projects. Out: the same, with what differs from their locks; and new locks."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from cardwright.findings import Finding
from cardwright.pipeline import Project
from cardwright_tools.manifests import manifest_in
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import sources_of
from cardwright_tools.reading import text_of
from cardwright_tools.writing import write_atomically

LOCK = "pack.lock"


def with_their_locks(
    findings: tuple[Finding, ...], project: Project, around: Iterable[Folders]
) -> tuple[Finding, ...]:
    return (*findings, *(told for folders in around for told in _differing(project, folders)))


def _differing(project: Project, folders: Folders) -> Iterator[Finding]:
    lock = folders.root / LOCK
    if folders.is_pack and lock.exists():
        # Not imported before, for most commands find no lock.
        from cardwright.locks import differences

        yield from differences(text_of(lock), project, manifest_in(folders.root).id)


def write_lock(folders: Folders) -> Path:
    """Pins what is here now."""
    from cardwright.locks import pins, to_text

    project = Project(sources_of(folders))
    path = folders.root / LOCK
    write_atomically(path, to_text(pins(project, manifest_in(folders.root).id)))
    return path
