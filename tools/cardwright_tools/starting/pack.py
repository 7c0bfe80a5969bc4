"""A pack to start from. In: a name and a game. Out: a folder with a noun, a card, a story, and what to do with them."""

from pathlib import Path

from cardwright.findings.words import either
from cardwright.plan.names import pack_package
from cardwright_tools.manifests import manifests_below
from cardwright_tools.project import HOME, SUFFIX, find_project
from cardwright_tools.starting import refuse
from cardwright_tools.starting.names import (
    authors_problem,
    id_of,
    initials,
    name_of_author,
    name_problem,
)
from cardwright_tools.writing import write_atomically

PACK = """\
# {name}: a fan-made pack. These are our own ideas, not those of the publisher.

pack {id} "{name}"
    game {game}
    fan_made
    version "0.1"
    licence "CC BY 4.0"
{authors}\
    needs base >= 1.0
"""

WHEEL = """\
# `pip wheel .` makes a file that others can install. It holds only the cards, which are built where they are installed, so that
# nobody has to trust a program. `cardwright release` makes a file that also holds the built cards.

[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{package}"
description = "{name}, a pack of cards"
dynamic = ["version"]
requires-python = ">=3.11"

[project.entry-points."cardwright.packs"]
{id} = "{package}"

[tool.hatch.version]
path = "pack.card"
pattern = '^ +version "(?P<version>[^"]+)"'

[tool.hatch.build.targets.wheel]
include = ["*.card", "stories/*.md"]
exclude = ["generated"]

[tool.hatch.build.targets.wheel.sources]
"" = "{package}/cards"
"""

NOUNS = """\
# The nouns that this pack adds. Cards, checks, wording and the engine all know them.

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

STORIES = """\
What each card of the pack does. `cardwright test` plays these stories.

# First {name}

| given | when | then |
|---|---|---|
| 8 megacredits, first {words} in hand | play first {words} | -8 megacredits |
| first {words} in play | use first {words} | +1 {words} marker on first {words} |
| first {words} in play with 6 {words} markers | | 2 points on first {words} |
"""

README = """\
# {name}

A fan-made pack of cards for `{game}`, written with Cardwright. These are our own ideas, not those of the game's publisher.

| file | what is in it |
|---|---|
| `pack.card` | the pack's name, its game, and the sets it needs |
| `vocabulary/nouns.card` | the nouns it adds: here a resource that lies on cards |
| `{first}.card` | the first card; each card has a file of its own |
| `stories/cards.md` | what the cards do: given, when, then |
| `pyproject.toml` | how to make a wheel that others can install: `pip wheel .` |

    cardwright check                    every mistake, and how to fix it
    cardwright text {first}
    cardwright new card "Another Card"
    cardwright test                     play the stories; `--clauses`: what no story shows
    cardwright build                    write typed Python to `generated/`
    cardwright play --packs .           play with its cards in the deck
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

NO_AUTHORS = """
git does not know your name. In pack.card, below the licence, write who made the pack:

    authors "Your Name"\
"""

# What Python keeps, and what `simulate` writes by default.
IGNORED = "__pycache__/\ngames.csv*\n*.parquet*\n"
# `fmt` and `build` write the same bytes everywhere, and git on Windows would change them.
LINE_ENDS = "* text=auto eol=lf\n"


def new_pack(name: str, game: str, authors: str) -> int:
    id = id_of(name)
    if problem := name_problem(name):
        return refuse(problem)
    if authors and (problem := authors_problem(authors)):
        return refuse(problem)
    if game not in _games():
        return refuse(f"There is no game `{game}`. There is {either(_games())}.")
    if taken := taken_by(id, game):
        return refuse(f"There is already {taken} `{id}`: give your pack another name.")
    if find_project().is_pack:
        return refuse("You stand inside a pack; go out of it to start another one.")
    folder = Path.cwd() / id
    if folder.exists():
        return refuse(f"`{id}` already exists here; nothing was written.")
    authors = authors or name_of_author()
    _write_pack(folder, id, name, game, authors)
    first = f"first_{id}"
    print(STARTED.format(name=name, folder=id, first=first, files=_written(first)))
    if not authors:
        print(NO_AUTHORS)
    return 0


def _written(first: str) -> str:
    files = {
        "pack.card": "its name, its game, the sets it needs",
        "vocabulary/nouns.card": "a resource of its own",
        f"{first}{SUFFIX}": "a card that collects it",
        "stories/cards.md": "what the card does; `cardwright test` plays it",
    }
    width = max(map(len, files))
    return "\n".join(f"    {file:{width}}   {what}" for file, what in files.items())


def _write_pack(folder: Path, id: str, name: str, game: str, authors: str) -> None:
    first = f"first_{id}"
    number = f"{initials(id)}01"
    files = {
        "pack.card": PACK.format(
            id=id,
            name=name,
            game=game,
            authors=f'    authors "{authors}"\n' if authors else "",
        ),
        "vocabulary/nouns.card": NOUNS.format(id=id, name=name),
        f"{first}{SUFFIX}": CARD.format(id=first, name=f"First {name}", number=number, pack=id),
        "stories/cards.md": STORIES.format(name=name, words=id.replace("_", " ")),
        "pyproject.toml": WHEEL.format(package=pack_package(id), id=id, name=name),
        "README.md": README.format(name=name, game=game, first=first),
        ".gitignore": IGNORED,
        ".gitattributes": LINE_ENDS,
    }
    for path, text in files.items():
        write_atomically(folder / path, text)


def taken_by(id: str, game: str) -> str:
    """A set of the game, or a pack that comes with it, goes by this id."""
    sets = {path.parent.name for path in (HOME / "cards" / game).glob("*/set.card")}
    if id in sets or id in _games():
        return "a set" if id in sets else "a game"
    return "a pack" if id in {pack.id for pack in manifests_below(HOME / "cards")} else ""


def _games() -> list[str]:
    return sorted(path.parent.name for path in (HOME / "cards").glob("*/game.card"))
