"""Change notes: a file for each change, which nobody else edits. In: `changes/GROUP/NAME.md`. Out: a section of CHANGELOG.md.

Two people who change two things at once would otherwise write into the same line of the changelog.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from cardwright.findings.words import many
from cardwright_tools.near import unknown
from cardwright_tools.project import NotAProject
from cardwright_tools.project import Project as Folders
from cardwright_tools.reading import text_of
from cardwright_tools.writing import rewrite, write_atomically

FOLDER = "changes"
CHANGELOG = "CHANGELOG.md"
GROUPS = ("added", "changed", "deprecated", "removed", "fixed", "security")
_EMPTY = "# Changelog\n"

Items = Mapping[str, list[str]]


def waiting(root: Path) -> list[Path]:
    """Notes that no changelog has yet, in the order of their groups and names."""
    found = sorted((root / FOLDER).glob("*/*.md"))
    for path in found:
        if path.parent.name not in GROUPS:
            raise NotAProject(unknown("group of changes", path.parent.name, list(GROUPS)))
    return sorted(found, key=lambda path: GROUPS.index(path.parent.name))


def gather(folders: Folders, version: str) -> int:
    """Puts all waiting notes below `## VERSION`, and removes their files."""
    notes = waiting(folders.root)
    if not notes:
        print(f"No note is waiting in `{FOLDER}`.")
        return 0
    items: dict[str, list[str]] = {}
    for path in notes:
        items.setdefault(path.parent.name, []).append(_note(path))
    changelog = folders.root / CHANGELOG
    _must_be_own(changelog)
    if changelog.is_file():
        rewrite(changelog, with_notes(text_of(changelog), version, items))
    else:
        write_atomically(changelog, with_notes(_EMPTY, version, items))
    for path in notes:
        path.unlink()
    print(f"{CHANGELOG}: {many(len(notes), 'note')} added to {version}.")
    return 0


def _note(path: Path) -> str:
    _must_be_own(path)
    note = text_of(path).strip()
    if not note:
        raise NotAProject(f"`{path}` says nothing: write the note, or delete the file.")
    return note


def _must_be_own(path: Path) -> None:
    """What a link leads to may be a letter of the user's that was never meant for a release."""
    if path.is_symlink():
        raise NotAProject(f"`{path}` is a link: put the text itself there.")


def with_notes(changelog: str, version: str, items: Items) -> str:
    """Each item at the end of its group; a section that is not there yet is the newest."""
    found = heading(version).search(changelog)
    if found is None:
        newest = re.search(r"^## ", changelog, re.MULTILINE)
        at = newest.start() if newest else len(changelog)
        before = changelog[:at].rstrip("\n")
        section = f"{before}\n\n## {version}{_with_items('', items)}"
        return section.rstrip("\n") + "\n" + ("\n" + changelog[at:] if newest else "")
    rest = changelog[found.end() :]
    end = rest.find("\n## ")
    section, later = (rest, "") if end < 0 else (rest[:end], rest[end:])
    return changelog[: found.end()] + _with_items(section, items).rstrip("\n") + "\n" + later


def heading(version: str) -> re.Pattern[str]:
    """Of a version, with whatever is said behind it: a date, or that it is still to come."""
    return re.compile(rf"^## {re.escape(version)}(?![\w.]).*$", re.MULTILINE)


def _with_items(section: str, items: Items) -> str:
    lead, *parts = re.split(r"^### ", section, flags=re.MULTILINE)
    groups = {part.partition("\n")[0].strip(): part.partition("\n")[2].strip() for part in parts}
    for group in (group for group in GROUPS if group in items):
        title = group.capitalize()
        groups[title] = "\n".join([*filter(None, [groups.get(title, "")]), *_listed(items[group])])
    told = "\n\n".join(f"### {title}\n\n{text}" for title, text in groups.items())
    return f"{lead.rstrip()}\n\n{told}\n"


def _listed(items: list[str]) -> Iterator[str]:
    for item in items:
        first, *more = item.splitlines()
        yield "\n".join([f"- {first}", *(f"  {line}".rstrip() for line in more)])
