"""What later sets and another game need can be said. In: tests/corpus/<game>. Out: no message, and the rules meant."""

from functools import cache
from pathlib import Path

import pytest
from cardwright.pipeline import Project, understand
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.to_text import to_text

CORPUS = Path(__file__).parent
CARDS = CORPUS.parents[1] / "cards"
FILES = sorted(CORPUS.rglob("*.card"))
GAMES = ("terraforming_mars", "on_mars")


def source_of(path: Path, folder: Path) -> SourceFile:
    name = f"cards/{path.relative_to(folder).as_posix()}"
    return SourceFile(name, path.read_text(encoding="utf-8"))


@cache
def read(game: str) -> Project:
    """The corpus of a game beside the nouns that the game has already."""
    folder = CARDS / game
    nouns = [*sorted(folder.glob("*.card")), *sorted((folder / "vocabulary").glob("*.card"))]
    sources = [source_of(path, CARDS) for path in nouns]
    own = [path for path in FILES if path.is_relative_to(CORPUS / game)]
    project, found = understand([*sources, *(source_of(path, CORPUS) for path in own)])
    assert not found, [(d.title, d.primary.span.path, d.primary.text) for d in found]
    return project


def card(id: str) -> Card:
    cards = (card for game in GAMES for card in read(game).cards)
    return next(card for card in cards if card.id == id)


EXPECTED = (
    "geologist rd_engineer upgrade_generator " "deliver_battery_mineral mineral_mine"
).split()


@pytest.mark.parametrize("id", EXPECTED)
def test_the_hard_ones_can_be_said(id: str) -> None:
    assert not card(id).damaged


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_corpus_is_in_canonical_layout(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert to_text(from_text(SourceFile("a.card", text))[0]) == text
