"""`cardwright play`, `show` and `welcome` as a shell runs them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright_runtime.kernel.errors import GameError
from cardwright_tools.table.setting import seats_for

ROOT = Path(__file__).parents[2]


def run(*words: str, typed: str = "", data: Path | None = None, **more: str) -> tuple[int, str]:
    environment = {**os.environ, "COLUMNS": "100", "XDG_DATA_HOME": str(data or ""), **more}
    done = subprocess.run(
        [sys.executable, "-m", "cardwright_tools.main", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    code, page = run("play", "--seed", "5", "--solo", typed="1\nnone\n", data=tmp_path)
    assert code == 0
    assert "cardwright play --resume\n" in page
    code, page = run("play", "--resume", typed="players\n", data=tmp_path)
    assert code == 0
    assert "Generation 1" in page


def test_a_game_may_lie_in_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.table"
    _, page = run("play", "--save", str(file), typed="quit\n")
    assert f"cardwright play --resume --save {file}" in page.replace("\n", " ").replace("  ", " ")
    code, page = run("play", "--save", str(file))
    assert code == 2
    assert "add --resume" in page.replace("\n", " ")
    code, _ = run("play", "--resume", "--save", str(file), typed="quit\n")
    assert code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--resume"], "There is no game to go on with"),
        (["--board", "moon"], "There is no board `moon`"),
        (["--sets", "venus"], "There is no set `venus`"),
        (["--packs", "os"], "There is no pack `os`"),
        (["--opponents", "deep"], "There is no opponent `deep`"),
        (["--players", "6"], "at most 5 can play"),
        (["--players", "0"], "0 players cannot play"),
        (["--solo", "--hot-seat"], "Solo is played alone"),
        (["--save", "/"], "is there already"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told(words: list[str], told: str, tmp_path: Path) -> None:
    code, page = run("play", *words, data=tmp_path)
    assert code == 2
    assert told in page


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ((None, (), False, False), "person greedy"),
        ((3, (), False, False), "person greedy greedy"),
        ((None, ("random", "greedy"), False, False), "person random greedy"),
        ((4, ("random", "greedy"), False, False), "person random greedy random"),
        ((3, (), True, False), "person person person"),
        ((None, (), True, False), "person person"),
        ((3, ("random",), True, False), "person person random"),
        ((None, (), False, True), "person"),
    ],
)
def test_who_sits_where(asked: tuple[int | None, tuple[str, ...], bool, bool], seats: str) -> None:
    assert " ".join(seats_for(*asked)) == seats


def test_more_opponents_than_players_are_refused() -> None:
    with pytest.raises(GameError, match="more than 2 players"):
        seats_for(2, ("random", "greedy"), False, False)


def test_show_draws_cards_and_says_what_is_near() -> None:
    code, page = run("show", "predators", "Algae", "Mayor")
    assert code == 0
    assert page.count("╰") == 4 and "Action: Remove 1 animal" in page
    code, page = run("show", "predatos")
    assert code == 2
    assert "did you mean `predators`?" in page


def test_fan_made_cards_are_marked_wherever_they_are_drawn(tmp_path: Path) -> None:
    _, page = run("show", "polar_survey")
    assert "fan-made" in page
    words = ("play", "--packs", "polar_stations")
    _, page = run(*words, typed="card polar survey\n", data=tmp_path)
    assert "fan-made" in page


def test_welcome_needs_no_colours_and_no_unicode() -> None:
    code, page = run("welcome", NO_COLOR="1", PYTHONIOENCODING="ascii", COLUMNS="80")
    assert code == 0
    assert "cardwright play" in page


def test_the_page_about_playing_names_every_option_and_no_other() -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    _, help_text = run("play", "--help", TERM="dumb", COLUMNS="200")
    offered = set(re.findall(r"--[a-z][a-z0-9-]+", help_text)) - {"--help"}
    assert set(re.findall(r"--[a-z][a-z0-9-]+", page)) == offered


@pytest.mark.parametrize(("known", "told"), [(False, True), (True, False)])
def test_the_welcome_helps_a_shell_that_does_not_know_the_command(
    known: bool, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "cardwright"
    command.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path if known else tmp_path / "elsewhere"))
    assert ("bin/activate" in run("welcome")[1]) is told
