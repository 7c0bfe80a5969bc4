"""A card to start from. In: a name, and a card to copy. Out: its file in the pack or set around the user."""

import re
from pathlib import Path

from cardwright.source import SourceFile
from cardwright.syntax import Item, from_text
from cardwright_tools.project import (
    SUFFIX,
    Project,
    card_files,
    find_project,
    game_files,
    needed_packs,
    read_source,
    shown_name,
)
from cardwright_tools.starting import refuse
from cardwright_tools.starting.names import id_of, initials, name_problem
from cardwright_tools.writing import write_atomically

ALONE = """\
card {id} "{name}"
    number {number}
    automated, cost 8
    when played
        gain 1 plant
"""

ADDED = """\
Wrote {path}, number {number}. Edit it, then:

    cardwright check {path}
    cardwright text {id}\
"""

USED_NUMBER = re.compile(r"^\s+number ([A-Za-z]*)([0-9]{1,6})\s*(?:#.*)?$", re.MULTILINE)


def new_card(name: str, like: str) -> int:
    project = find_project()
    if problem := name_problem(name):
        return refuse(problem)
    folder = _folder_for_cards(project)
    if folder is None:
        return refuse(
            "A card belongs to a pack or a set, and you stand in none.\n"
            'Start a pack with `cardwright new pack "My Pack"`, or go into the folder of a set.'
        )
    id, number = id_of(name), _free_number(folder)
    path = folder / f"{id}{SUFFIX}"
    if path.exists():
        return refuse(f"`{path.name}` already exists here; nothing was written.")
    text = _copy_of(project, like, id, name, number) if like else None
    if like and text is None:
        return refuse(_no_such_card(project, like))
    write_atomically(path, text or ALONE.format(id=id, name=name, number=number))
    print(ADDED.format(path=shown_name(path), number=number, id=id))
    return 0


def _folder_for_cards(project: Project) -> Path | None:
    """Where the user stands, if that is in a pack or below a game; the pack's own folder from anywhere in it."""
    here = Path.cwd().resolve()
    if project.is_pack:
        return here if here.is_relative_to(project.cards) else project.cards
    inside = here.is_relative_to(project.cards) and len(here.relative_to(project.cards).parts) > 1
    return here if inside else None


def _copy_of(project: Project, like: str, id: str, name: str, number: str) -> str | None:
    """The text of an item under another head, with a number of its own."""
    for path in _files_known(project):
        source = read_source(path, path.as_posix())
        for item in _items(source, like):
            kind = " ".join(word.text for word in item.kind)
            body = re.sub(r"(?m)^(\s+number ).*$", rf"\g<1>{number}", _body(source, item))
            return f'{kind} {id} "{name}"\n{body}'
    return None


def _files_known(project: Project) -> list[Path]:
    """Its own first, then what it builds on."""
    needed = (path for pack in needed_packs(project) for path in card_files(pack.folder))
    return [*card_files(project.cards), *needed, *game_files(project)]


def _items(source: SourceFile, id: str) -> list[Item]:
    """Reading a file is slow where only one of hundreds has the word."""
    if id not in source.text:
        return []
    return [item for item in from_text(source)[0].items if item.id.text == id and item.lines]


def _body(source: SourceFile, item: Item) -> str:
    first = source.line_of(item.id.span.start)
    last = source.line_of(item.span.end)
    return "".join(f"{source.line_text(line)}\n" for line in range(first + 1, last + 1))


def _no_such_card(project: Project, like: str) -> str:
    from cardwright_tools.near import unknown

    return unknown("card", like, sorted({path.stem for path in _files_known(project)}))


def _free_number(folder: Path) -> str:
    """The number after the last one used in a folder."""
    used = [
        (prefix, int(digits), len(digits))
        for path in card_files(folder)
        for prefix, digits in USED_NUMBER.findall(read_source(path, path.name).text)
    ]
    first = (initials(id_of(folder.name)) or "P", 0, 2)
    prefix, number, width = max(used, default=first, key=lambda use: use[1])
    return f"{prefix}{number + 1:0{width}}"
