"""The engine plays what a rule means. In: the cards of the game, and random rules, in random positions. Out: no difference."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from cardwright.plan.names import class_name
from cardwright.rules.nodes import Card
from cardwright_tools.meaning import language
from cardwright_tools.meaning.__main__ import shown
from cardwright_tools.meaning.trial import Tally, first_difference
from cardwright_tools.meaning.trying import shop
from cardwright_tools.meaning.workshop import KINDS, Made

PAGES = sorted(Path(language.__file__).parent.glob("*.py"))
POSITIONS = 2
# The meaning may know how rules are written, and nothing of how they are compiled or played.
KNOWN = ("cardwright.rules.nodes", "cardwright.vocabulary", language.__name__)
PLAIN = ("collections.abc", "dataclasses", "itertools", "typing")


def built(card: Card) -> Made:
    """The class as it lies in the folder `generated`."""
    path = card.path.removesuffix(".card").replace("cards/", "cardwright_cards/", 1)
    module = import_module(path.replace("/", "."))
    return Made(card.path, card, getattr(module, class_name(card.id)))


@pytest.mark.parametrize("kind", KINDS)
def test_the_cards_of_the_game_are_played_as_they_are_meant(kind: str) -> None:
    cards = [card for card in shop().understood.cards if card.kind.id == kind]
    assert cards
    tally = Tally()
    for card in cards:
        for seed in range(POSITIONS):
            found = first_difference(built(card), shop(), seed, tally)
            assert found is None, shown(found)
    assert tally.cases >= len(cards) * POSITIONS
    assert tally.unknowable < tally.cases / 50


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_meaning_shares_no_code_with_the_compiler_or_the_engine(page: Path) -> None:
    nodes = ast.walk(ast.parse(page.read_text("utf-8")))
    modules = [node.module for node in nodes if isinstance(node, ast.ImportFrom)]
    assert [m for m in modules if m is not None and not m.startswith((*KNOWN, *PLAIN))] == []
