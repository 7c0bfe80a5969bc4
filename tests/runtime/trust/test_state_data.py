"""Saved fields and constructors agree. In: the constructors' sources. Out: nothing of a game is forgotten by a save."""

import ast
from pathlib import Path

import pytest

from cardwright_runtime.native import source_path
from cardwright_runtime.terraforming_mars import state_data

GAME_FOLDER = Path(source_path(state_data.__name__)).parent
KERNEL_FOLDER = GAME_FOLDER.parent / "kernel"

# Written by functions of their own, or shared by all games of a table.
APART = {"self", "stack", "log", "table", "players"}


def parameters(path: Path, name: str) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return [argument.arg for argument in part.args.args]
    raise AssertionError(f"{name} has no constructor in {path}")


@pytest.mark.parametrize(
    ("path", "name", "fields"),
    [
        (KERNEL_FOLDER / "state.py", "State", state_data.STATE_FIELDS),
        (
            GAME_FOLDER / "game.py",
            "Game",
            state_data.STATE_FIELDS + state_data.GAME_FIELDS,
        ),
        (GAME_FOLDER / "player.py", "Player", state_data.PLAYER_FIELDS),
    ],
)
def test_a_save_holds_every_field_in_the_order_of_the_constructor(
    path: Path, name: str, fields: tuple[tuple[str, int], ...]
) -> None:
    expected = [parameter for parameter in parameters(path, name) if parameter not in APART]
    assert [field for field, _ in fields] == expected
