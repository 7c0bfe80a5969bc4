"""The closed list lets through what the compiler writes, and nothing else. In: generated text, spoilt. Out: what was noticed."""

import pytest
from plan.planned import planned_card
from read_with_game import offered_by_game

from cardwright.python.closed_list import strays

PLAIN = planned_card("when played", "    gain 1 plant")
NAMES = "from cardwright_runtime.terraforming_mars.names import *"
BODY = "gain(game, frame, RESOURCE_PLANT, 1)"


def test_what_the_compiler_writes_is_on_the_list() -> None:
    assert strays(PLAIN, offered_by_game()) == ()


SPOILT = [
    (BODY, "import os", "a Import"),
    (BODY, "exec('x')", "the name `exec`"),
    (BODY, "game.__class__", "the attribute `__class__`"),
    (BODY, "__builtins__", "the name `__builtins__`"),
    (BODY, "[x for x in ()]", "a ListComp"),
    (BODY, "f'{game}'", "a JoinedStr"),
    (BODY, "(lambda: 0)()", "a Lambda"),
    (BODY, "gain(*game)", "a Starred"),
    (BODY, "game.players.clear()", "the attribute `clear`"),
    (BODY, "1.5", "the literal `1.5`"),
    (BODY, "declare(game)", "the name `declare`"),
    (BODY, "while True: pass", "a While"),
    (NAMES, "from os import system", "an import from `os`"),
    (NAMES, "from .x import final", "an import from `x`"),
    (NAMES, "from typing import *", "the import `*`"),
    ("def when_played(", "def __del__(", "the method `__del__`"),
    ("def when_played(", "def tally(", "the method `tally`"),
    ("class It(ProjectCard)", "class It(Game)", "the class `It`"),
    ("@final", "def gained(): return 1\n@final", "the function `gained`"),
    ("@final", "@print", "the class `It`"),
    ("class It(", "class print(", "the class `print`"),
    ("@final", "final(", "text that is not Python"),
]


@pytest.mark.parametrize(("plain", "spoilt", "what"), SPOILT, ids=[row[1] for row in SPOILT])
def test_anything_else_is_noticed(plain: str, spoilt: str, what: str) -> None:
    assert plain in PLAIN
    assert what in {
        stray.what for stray in strays(PLAIN.replace(plain, spoilt, 1), offered_by_game())
    }
