"""Generated Python is imported only where it is what the sources give; whatever else lies beside it is not. In: packs as they came. Out: refusals."""

import importlib.util
import os
from pathlib import Path

import pytest
from attacks.built import (
    CARD,
    MODULE,
    lay_built,
    lay_bytecode,
    lay_changed_init,
    lay_changed_module,
    lay_changed_words,
    lay_foreign_modules,
    lay_foreign_packages,
    lay_forged_memory,
    lay_link_for_memory,
    lay_link_for_modules,
    lay_link_for_package,
    lay_machine_code,
    lay_python,
    lay_python_of_the_library,
)
from attacks.place import Attack, Place, must_hold

pytestmark = pytest.mark.slow

CHECK = ("build", "--check")
PLAY = ("play", "--solo", "--packs", ".", "--seed", "1")
GAME = ("simulate", "--games", "1", "--packs", ".", "--out", "rows.parquet")
STORIES = ("test",)
ROWS = ("rows.parquet", "rows.parquet.*")
BUILT = ("generated/cardwright_pack_storms/*",)
DIFFERS = "is not as its sources make it: cardwright_pack_storms/squall.py differs."
HAND_WRITTEN = "The pack `storms` runs Python that its author wrote by hand (`evilmod:Storm`)"
OUTSIDE = "would be written outside of"

ATTACKS = {
    "as it came, compared": Attack(lay_built, CHECK, 0, "0 files differ"),
    "as it came, played": Attack(lay_built, PLAY, 0, "The game is kept", (), "quit\n"),
    "as it came, simulated": Attack(lay_built, GAME, 0, "Rows:", ROWS),
    "a changed module, compared": Attack(lay_changed_module, CHECK, 1, "would write " + MODULE[10:]),
    "a changed module, played": Attack(lay_changed_module, PLAY, 2, DIFFERS),
    "a changed module, simulated": Attack(lay_changed_module, GAME, 2, DIFFERS),
    "a changed module, tested": Attack(lay_changed_module, STORIES, 0, "1 of 1 stories", BUILT),
    "a forged memory, compared": Attack(lay_forged_memory, CHECK, 1, "1 file differ"),
    "a forged memory, played": Attack(lay_forged_memory, PLAY, 2, DIFFERS),
    "changed words, played": Attack(lay_changed_words, PLAY, 2, "texts.json differs"),
    "changed words, compared": Attack(lay_changed_words, CHECK, 1, "would write"),
    "a changed package": Attack(lay_changed_init, PLAY, 2, "__init__.py differs"),
    "machine code, compared": Attack(lay_machine_code, CHECK, 1, "would delete"),
    "machine code, played": Attack(lay_machine_code, PLAY, 0, "The game is kept", (), "quit\n"),
    "machine code, simulated": Attack(lay_machine_code, GAME, 0, "Rows:", ROWS),
    "bytecode, compared": Attack(lay_bytecode, CHECK, 1, "would delete"),
    "bytecode, played": Attack(lay_bytecode, PLAY, 0, "The game is kept", (), "quit\n"),
    "bytecode, simulated": Attack(lay_bytecode, GAME, 0, "Rows:", ROWS),
    "foreign packages, played": Attack(lay_foreign_packages, PLAY, 0, "The game is kept", (), "quit\n"),
    "foreign packages, simulated": Attack(lay_foreign_packages, (*GAME, "--jobs", "2"), 0, "Rows:", ROWS),
    "foreign packages, tested": Attack(lay_foreign_packages, STORIES, 0, "1 of 1 stories"),
    "a foreign package, named": Attack(lay_foreign_packages, (*PLAY[:3], "evil"), 2, "There is no pack `evil`"),
    "foreign modules, compared": Attack(lay_foreign_modules, CHECK, 1, "would delete"),
    "foreign modules, played": Attack(lay_foreign_modules, PLAY, 0, "The game is kept", (), "quit\n"),
    "hand-written Python, checked": Attack(lay_python, ("check",), 0, "warning[python-escape]"),
    "hand-written Python, played": Attack(lay_python, PLAY, 2, HAND_WRITTEN),
    "hand-written Python, simulated": Attack(lay_python, GAME, 2, HAND_WRITTEN),
    "hand-written Python, tested": Attack(lay_python, (*STORIES, "--clauses"), 2, HAND_WRITTEN, BUILT),
    "Python of the library": Attack(lay_python_of_the_library, PLAY, 2, "(`subprocess:Storm`)"),
    "Python of another pack": Attack(lay_python, (*PLAY, "--allow-python", "polar_stations"), 2, HAND_WRITTEN),
    "a link in place of a memory": Attack(lay_link_for_memory, ("build",), 0, "files written", BUILT),
    "a link in place of a package": Attack(lay_link_for_package, ("build",), 2, OUTSIDE),
    "a link in place of all packages": Attack(lay_link_for_modules, ("build",), 2, OUTSIDE),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKS)
def test_a_pack_as_it_came_runs_nothing_of_its_own(tmp_path: Path, name: str) -> None:
    must_hold(Place(tmp_path), ATTACKS[name])


def test_hand_written_python_runs_where_the_user_says_so(tmp_path: Path) -> None:
    place = Place(tmp_path)
    lay_python(place)
    said = place.run(*PLAY, "--allow-python", "storms")
    assert (said.code, "`evilmod` has no rule `Storm`" in said.in_one_line) == (2, True), said
    assert "the trap was run" in place.traces()


def test_an_edit_within_a_second_is_played(tmp_path: Path) -> None:
    """Python would take its bytecode for that of the new text, which is as long and of the same second."""
    place = Place(tmp_path)
    lay_built(place)
    for heat in (3, 4, 5):
        place.put({"squall.card": CARD.replace("gain 2", f"gain {heat}")})
        said = place.run("test")
        assert f"+{heat} heat" in said.text, said.text


def test_a_file_that_is_written_anew_is_of_another_second(tmp_path: Path) -> None:
    """So the bytecode of what comes with the game is never mistaken for that of an older text."""
    from cardwright_tools.writing import write_atomically

    seconds = set()
    for text in ("a = 1\n", "a = 2\n", "a = 3\n"):
        write_atomically(tmp_path / "it.py", text)
        seconds.add(int(os.stat(tmp_path / "it.py").st_mtime))
        spec = importlib.util.spec_from_file_location("it", tmp_path / "it.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        assert f"a = {module.a}\n" == text
    assert len(seconds) == 3


def test_what_a_mistake_leaves_standing_is_not_imported_unless_it_was_built_here(
    tmp_path: Path,
) -> None:
    """A card with a mistake keeps its last module; where a stranger made that, nobody knows what it is made of."""
    place = Place(tmp_path)
    lay_changed_module(place)
    place.put({"squall.card": CARD.replace("gain 2 heat", "gain 2 haet")})
    assert place.run("build").code == 1
    said = place.run(*PLAY)
    assert (said.code, place.traces()) == (2, ""), said.text
    assert "There is no module `cardwright_pack_storms.squall`" in said.in_one_line
    assert (place.here / MODULE).is_file()
