"""The work of `cardwright new`. In: a name. Out: a folder with a pack, or a card's file; never over something that exists."""

import re
import unicodedata
from pathlib import Path

from cardwright.source import SourceFile
from cardwright.syntax import Item, from_text
from cardwright_tools.project import (
    HOME,
    SUFFIX,
    Project,
    card_files,
    find_project,
    read_source,
    shown_name,
)
from cardwright_tools.writing import write_atomically

PACK = """\
# {name}: our own ideas, by admirers of the game. Not from its publisher.

pack {id} "{name}"
    game {game}
    fan_made
    needs base
"""

NOUNS = """\
# The nouns this pack adds. Everything works with them: cards, checks, wording, the engine.

token {id}_marker "{name} marker"
"""

CARD = """\
card {id} "{name}"
    number {number}
    active, cost 8, holds {pack}_marker
    action
        add 1 {pack}_marker to this card
    score 1 per 3 {pack}_markers on this card
"""

ALONE = """\
card {id} "{name}"
    number {number}
    automated, cost 8
    when played
        gain 1 plant
"""

STORIES = """\
What each card of the pack does: `cardwright test` tells it.

# First {name}

| given | when | then |
|---|---|---|
| 8 megacredits, first {words} in hand | play first {words} | -8 megacredits |
| first {words} in play | use first {words} | +1 {words} marker on first {words} |
| first {words} in play with 6 {words} markers | | 2 points on first {words} |
"""

README = """\
# {name}

A fan-made pack of cards for `{game}`, written with Cardwright: our own ideas, not from the game's publisher.

| file | what it says |
|---|---|
| `pack.card` | the pack's name, its game, and the sets it needs |
| `vocabulary/nouns.card` | the nouns it adds: here a resource that lies on cards |
| `{first}.card` | a first card; a file for each card |
| `stories/cards.md` | what the cards do: given, when, then |

    cardwright check                    every mistake, with the way out
    cardwright text {first}
    cardwright new card "Another Card"
    cardwright test                     the stories; `--clauses`: what no story shows
    cardwright build                    typed Python in `generated/`
    cardwright play --packs .           a table with its cards in the deck
"""

STARTED = """\
Started the pack "{name}" in {folder}/:

{files}

Next:

    cd {folder}
    cardwright check
    cardwright test
    cardwright text {first}
    cardwright build
    cardwright play --packs .
    cardwright new card "Another Card"\
"""

ADDED = """\
Wrote {path}, number {number}. Edit it, then:

    cardwright check {path}
    cardwright text {id}\
"""

LONGEST_NAME = 60
USED_NUMBER = re.compile(r"^\s+number ([A-Za-z]*)([0-9]{1,6})\s*(?:#.*)?$", re.MULTILINE)


def id_of(name: str) -> str:
    """`CEO's Idea` -> `ceos_idea`; empty where no letter is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))
    return re.sub(r"^[0-9_]+", "", "_".join(words))


def new_pack(name: str, game: str) -> int:
    id = id_of(name)
    if problem := _name_problem(name):
        return _refuse(problem)
    if game not in _games():
        return _refuse(f"There is no game `{game}`. There is {_listed(_games())}.")
    if find_project().is_pack:
        return _refuse("You stand inside a pack; go out of it to start another one.")
    folder = Path.cwd() / id
    if folder.exists():
        return _refuse(f"`{id}` is here already; nothing was written.")
    _write_pack(folder, id, name, game)
    first = f"first_{id}"
    print(STARTED.format(name=name, folder=id, first=first, files=_written(first)))
    return 0


def _written(first: str) -> str:
    files = {
        "pack.card": "its name, its game, the sets it needs",
        "vocabulary/nouns.card": "a resource of its own",
        f"{first}{SUFFIX}": "a card that collects it",
        "stories/cards.md": "what the card does, told by `cardwright test`",
    }
    width = max(map(len, files))
    return "\n".join(f"    {file:{width}}   {what}" for file, what in files.items())


def _write_pack(folder: Path, id: str, name: str, game: str) -> None:
    first = f"first_{id}"
    number = f"{_initials(id)}01"
    files = {
        "pack.card": PACK.format(id=id, name=name, game=game),
        "vocabulary/nouns.card": NOUNS.format(id=id, name=name),
        f"{first}{SUFFIX}": CARD.format(id=first, name=f"First {name}", number=number, pack=id),
        "stories/cards.md": STORIES.format(name=name, words=id.replace("_", " ")),
        "README.md": README.format(name=name, game=game, first=first),
        ".gitignore": ".cardwright/\n__pycache__/\n",
    }
    for path, text in files.items():
        write_atomically(folder / path, text)


def new_card(name: str, like: str) -> int:
    project = find_project()
    if problem := _name_problem(name):
        return _refuse(problem)
    folder = _folder_for_cards(project)
    if folder is None:
        return _refuse(
            "A card belongs to a pack or a set, and you stand in none.\n"
            'Start a pack with `cardwright new pack "My Pack"`, or go into the folder of a set.'
        )
    id, number = id_of(name), _free_number(folder)
    path = folder / f"{id}{SUFFIX}"
    if path.exists():
        return _refuse(f"`{path.name}` is here already; nothing was written.")
    text = _copy_of(project, like, id, name, number) if like else None
    if like and text is None:
        return _refuse(_no_such_card(project, like))
    write_atomically(path, text or ALONE.format(id=id, name=name, number=number))
    print(ADDED.format(path=shown_name(path), number=number, id=id))
    return 0


def _refuse(problem: str) -> int:
    print(problem)
    return 2


def _name_problem(name: str) -> str:
    if not id_of(name):
        return f"The name `{name}` has no letter from a to z, of which an id could be made. Try another one."
    if '"' in name or not name.isprintable():
        return "A name stands in quotes on one line; it can hold no quote and no line break."
    if len(name) > LONGEST_NAME:
        return f"This name has {len(name)} characters; {LONGEST_NAME} fit on a card."
    return ""


def _folder_for_cards(project: Project) -> Path | None:
    """Where the user stands, if that is in a pack or below a game; the pack's own folder from anywhere in it."""
    here = Path.cwd().resolve()
    if project.is_pack:
        return here if here.is_relative_to(project.cards) else project.cards
    inside = here.is_relative_to(project.cards) and len(here.relative_to(project.cards).parts) > 1
    return here if inside else None


def _copy_of(project: Project, like: str, id: str, name: str, number: str) -> str | None:
    """The text of an item under another head, with a number of its own."""
    for folder in (project.cards, *project.below):
        for path in card_files(folder):
            source = read_source(path, path.as_posix())
            for item in _items(source, like):
                kind = " ".join(word.text for word in item.kind)
                body = re.sub(r"(?m)^(\s+number ).*$", rf"\g<1>{number}", _body(source, item))
                return f'{kind} {id} "{name}"\n{body}'
    return None


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

    folders = (project.cards, *project.below)
    return unknown("card", like, sorted({p.stem for folder in folders for p in card_files(folder)}))


def _listed(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def _initials(id: str) -> str:
    """`ice_age` -> `IA`: a prefix for the pack's numbers that other packs hardly have."""
    return "".join(word[0] for word in id.split("_") if word[:1].isalpha()).upper()


def _games() -> list[str]:
    return sorted(path.parent.name for path in (HOME / "cards").glob("*/game.card"))


def _free_number(folder: Path) -> str:
    """The number after the last one used in a folder."""
    used = [
        (prefix, int(digits), len(digits))
        for path in card_files(folder)
        for prefix, digits in USED_NUMBER.findall(read_source(path, path.name).text)
    ]
    first = (_initials(id_of(folder.name)) or "P", 0, 2)
    prefix, number, width = max(used, default=first, key=lambda use: use[1])
    return f"{prefix}{number + 1:0{width}}"
