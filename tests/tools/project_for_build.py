"""A small project to build: a game of two cards in a temporary folder. In: a folder. Out: the project, written out."""

import shutil
from pathlib import Path

CARDS = Path(__file__).parents[2] / "cards"
GAME = "cards/terraforming_mars"

FROST = """\
card frost "Frost"
    number X01
    automated, cost 4
    when played
        gain 2 heat
"""
THAW = """\
card thaw "Thaw"
    number X02
    event, cost 7
    when played
        raise temperature 1
        gain 1 plant
"""
SET = """\
set seasons "Seasons"
    order 9
    counts card 2
"""


def write_project(root: Path) -> Path:
    """Two cards with the nouns of the first game."""
    shutil.copytree(CARDS.parent / GAME / "vocabulary", root / GAME / "vocabulary")
    for path in (CARDS.parent / GAME).iterdir():
        if path.is_file():
            shutil.copy(path, root / GAME)
    # A game of two cards has no series of numbers to be complete.
    game = root / GAME / "game.card"
    lines = game.read_text().splitlines(keepends=True)
    game.write_text("".join(line for line in lines if "numbers" not in line))
    (root / "pyproject.toml").write_text("")
    (root / GAME / "seasons").mkdir()
    for name, text in (("set", SET), ("frost", FROST), ("thaw", THAW)):
        (root / GAME / "seasons" / f"{name}.card").write_text(text)
    return root


def card_path(root: Path, name: str) -> Path:
    return root / GAME / "seasons" / f"{name}.card"


def generated_path(root: Path, name: str) -> Path:
    return root / "generated/cardwright_cards/terraforming_mars/seasons" / f"{name}.py"


def everything_in(root: Path) -> dict[str, bytes]:
    folder = root / "generated"
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
