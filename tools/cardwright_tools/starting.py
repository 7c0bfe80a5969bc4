"""The work of `cardwright new`. In: a name. Out: a folder with a pack, or a card's file; never over something that exists."""

import re
import unicodedata
from pathlib import Path

from cardwright_tools.project import HOME, card_files, find_project
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

README = """\
# {name}

A fan-made pack of cards for `{game}`, written with Cardwright.

    cardwright check        every mistake, with the way out
    cardwright text {first}
    cardwright build        typed Python in `generated/`
    cardwright new card "Another Card"
"""

USED_NUMBER = re.compile(r"^\s+number ([A-Za-z]*)([0-9]+)\s*(?:#.*)?$", re.MULTILINE)


def id_of(name: str) -> str:
    """`CEO's Idea` -> `ceos_idea`; empty where no letter is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))
    return re.sub(r"^[0-9_]+", "", "_".join(words))


def new_pack(name: str, game: str) -> int:
    id = id_of(name)
    if not id or '"' in name:
        print(f"`{name}` has no letters to make an id of, or a quotation mark. Try another name.")
        return 2
    if not (HOME / "cards" / game).is_dir():
        print(f"There is no game `{game}`. Games: {', '.join(_games())}.")
        return 2
    folder = Path.cwd() / id
    if folder.exists():
        print(f"`{folder}` exists already; nothing was written.")
        return 2
    _write_pack(folder, id, name, game)
    print(f"Wrote {id}/ with a noun and a card. Next:\n\n    cd {id}\n    cardwright check\n    cardwright text first_{id}")
    return 0


def _write_pack(folder: Path, id: str, name: str, game: str) -> None:
    first = f"first_{id}"
    card_name = f"First {name}"
    files = {
        "pack.card": PACK.format(id=id, name=name, game=game),
        "vocabulary/nouns.card": NOUNS.format(id=id, name=name),
        f"{first}.card": CARD.format(id=first, name=card_name, number=f"{_initials(id)}01", pack=id),
        "README.md": README.format(name=name, game=game, first=first),
    }
    for path, text in files.items():
        write_atomically(folder / path, text)


def _initials(id: str) -> str:
    """`ice_age` -> `IA`: a prefix for the pack's numbers that other packs hardly have."""
    return "".join(word[0] for word in id.split("_") if word).upper()


def _games() -> list[str]:
    return sorted(path.parent.name for path in (HOME / "cards").glob("*/game.card"))


def new_card(name: str, like: str) -> int:
    project = find_project()
    id = id_of(name)
    folder = Path.cwd() if Path.cwd().is_relative_to(project.cards) else project.cards
    path = folder / f"{id}.card"
    if not id or '"' in name:
        print(f"`{name}` has no letters to make an id of, or a quotation mark. Try another name.")
        return 2
    if path.exists():
        print(f"`{path}` exists already; nothing was written.")
        return 2
    text = _copy_of(like, id, name, folder) if like else None
    if like and text is None:
        print(f"There is no card `{like}`; `cardwright text` lists what there is.")
        return 2
    write_atomically(path, text or ALONE.format(id=id, name=name, number=_free_number(folder)))
    print(f"Wrote {path.name}. Edit it, then: cardwright check")
    return 0


def _copy_of(like: str, id: str, name: str, folder: Path) -> str | None:
    project = find_project()
    for root in (project.cards, *project.below):
        for path in card_files(root):
            if path.stem == like:
                body = path.read_text(encoding="utf-8").partition("\n")[2]
                number = re.sub(r"(?m)^(\s+number ).*$", rf"\g<1>{_free_number(folder)}", body)
                return f'card {id} "{name}"\n{number}'
    return None


def _free_number(folder: Path) -> str:
    """The number after the last one used in a folder."""
    used = [
        (prefix, int(digits), len(digits))
        for path in card_files(folder)
        for prefix, digits in USED_NUMBER.findall(path.read_text(encoding="utf-8"))
    ]
    prefix, number, width = max(used, default=(_initials(folder.name) or "P", 0, 2), key=lambda use: use[1])
    return f"{prefix}{number + 1:0{width}}"
