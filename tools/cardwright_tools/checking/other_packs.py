"""Nouns of packs that nobody needs yet. In: findings about words that stand for nothing. Out: the same, with the pack that has such a noun."""

import re
from collections.abc import Iterable

from cardwright.findings import Finding
from cardwright.pipeline import Project
from cardwright.values import replace
from cardwright_tools.manifests import Manifest, known_to
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import card_files, read_source

UNKNOWN = "unknown-"
"""Slugs of findings about a word that nothing is called by."""

_DECLARED = re.compile(r'^([a-z_]+) ([a-z0-9_]+) "', re.MULTILINE)


def with_their_packs(
    findings: tuple[Finding, ...], project: Project, folders: Folders
) -> tuple[Finding, ...]:
    """An author who types a noun of a pack that his own does not need learns how to need it."""
    if not folders.is_pack or not any(finding.slug.startswith(UNKNOWN) for finding in findings):
        return findings
    wanted = project.vocabulary.layers
    needed = {id for layer in wanted.all for id in (layer.id, *layer.needs)}
    others = [pack for pack in known_to(folders.root, folders.below[0]) if pack.id not in needed]
    declared = {noun: pack for pack in reversed(others) for noun in _nouns_of(pack)}
    return tuple(_with_pack(finding, project, declared) for finding in findings)


def _nouns_of(pack: Manifest) -> Iterable[str]:
    for path in card_files(pack.folder):
        for kind, id in _DECLARED.findall(read_source(path, path.name).text):
            yield from (f"{kind} {id}", f"{kind} {id}s")


def _with_pack(finding: Finding, project: Project, declared: dict[str, Manifest]) -> Finding:
    span = finding.primary.span
    source = project.by_path.get(span.path)
    if source is None or not finding.slug.startswith(UNKNOWN):
        return finding
    word = source.text[span.start : span.end]
    kind = finding.slug.removeprefix(UNKNOWN)
    kinds = [kind] if kind != "noun" else sorted(project.vocabulary.category_ids)
    pack = next((declared[f"{k} {word}"] for k in kinds if f"{k} {word}" in declared), None)
    if pack is None:
        return finding
    help = f"The pack `{pack.id}` has it: add `needs {pack.id}` to your `pack.card`."
    return replace(finding, help=help)
