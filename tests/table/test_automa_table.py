"""MarsBot at the table. In: typed lines. Out: each step that it took with the rule behind it, once at its pace and once slowly."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from table.table_play import Scripted, lines, new_sitting

from cardwright_tools.table import saves
from cardwright_tools.table.players import players_table
from cardwright_tools.table.automa import AUTOMA, sets_against
from cardwright_tools.table.setting import Setting
from cardwright_tools.table.sitting import Sitting

BOTH_SETS = ("base", "corporate_era")


def table(board: str = "tharsis", level: str = "normal", corporation: str = "C08") -> Setting:
    return Setting(
        ("person", AUTOMA),
        sets_against(BOTH_SETS, board),
        board,
        seed=11,
        level=level,
        corporation=corporation,
    )


def played(path: Path, typed: Iterator[str], setting: Setting | None = None) -> str:
    """Words as they stand, however the terminal broke them."""
    script = Scripted(new_sitting(setting or table()), path, typed, width=100)
    script.run()
    return " ".join(script.printed.split())


SAID = [
    "turns over Asteroid Mining Consortium (jovian)",
    "red (marsbot) energy track 3: raise your TR 3 steps → +3 rating",
    # Its corporation answers the tag; the preferences leave areas over.
    "event track 3: place an ocean tile → Vesta Shipyard, cost 15, counts out 7 areas, ocean on 1-2",
    "turns over Interstellar Colony Ship (earth, space, event)",
    "turns over Invasive Species: take an animal or a microbe off the card of an opponent",
    "science track 1: advance on the same track again",
]


@pytest.mark.parametrize("words", SAID)
def test_each_step_is_told_with_the_rule_behind_it(words: str, tmp_path: Path) -> None:
    assert words in played(tmp_path / "a.table", lines("1", "1 2", "pass"))


def test_a_card_of_which_nothing_comes_says_so(tmp_path: Path) -> None:
    """Its least advanced track stands at 0, so that Investors gives no money in the first generation."""
    told = played(tmp_path / "a.table", lines("1", "1 2", "pass"), table(corporation="C39"))
    assert "for each position of the least advanced track. Nothing comes of it." in told


def test_a_round_is_played_again_step_by_step(tmp_path: Path) -> None:
    typed = lines("1", "1 2", "pass", "slow", "", "", "", "q")
    told = played(tmp_path / "a.table", typed).partition("Step 1 of 24")[2]
    assert "energy track 1: advance on the same track again ■·◦·◦◦◦·◦◦◦◦·◦◦·◦◦ Step 2 of 24" in told
    assert "Step 5 of" not in told


def test_there_is_nothing_to_play_again_without_an_automa(tmp_path: Path) -> None:
    alone = Setting(("person",), BOTH_SETS, "tharsis", 3)
    assert "does not play" in played(tmp_path / "a.table", lines("slow"), alone)


def test_its_board_shows_what_moves_each_track_and_what_comes_next(tmp_path: Path) -> None:
    told = played(tmp_path / "a.table", lines("1", "1 2", "bot"))
    assert "MarsBot (Saturn Systems)" in told
    assert "the Earth" not in told
    assert "Earth ◦··◦◦·◦◦◦◦◦◦◦◦◦·◦◦ 0 1: place a city tile earth, city · heat" in told


def test_a_bonus_card_can_be_looked_at_and_an_answer_taken_back_after_a_break(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.table"
    assert "Rapid Sprouting" in played(path, lines("card rapid sprouting"))
    sitting = saves.read(path)
    assert "Taken back" in _typed(sitting_after(path), path, "undo")
    assert not sitting.is_over


def sitting_after(path: Path) -> Sitting:
    Scripted(saves.read(path), path, lines("1")).run()
    return saves.read(path)


def _typed(sitting: Sitting, path: Path, line: str) -> str:
    script = Scripted(sitting, path, lines(line))
    script.run()
    return script.printed


def test_the_players_table_says_how_far_its_tracks_are() -> None:
    """Where others have stocks and productions: its money, and the track that a lowered production takes back."""
    game = new_sitting(table()).game
    energy = next(one.track for one in game.table.tracks if one.key == "track.energy_track")
    game.players[1].megacredits = 12
    game.set_track(energy, 4)
    console = Console(width=120, record=True, file=StringIO())
    console.print(players_table(game, ("you", "MarsBot"), 120))
    row = next(line for line in console.export_text().splitlines() if "MarsBot" in line)
    assert row.split()[2:] == ["20", "12", *"····", "▸4", "·", "4"]
