"""A table with people, played by script."""

from pathlib import Path

import pytest
from table.table_play import Scripted, any_lines, lines, new_sitting, setting

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.terraforming_mars.state_data import digest
from cardwright_tools.table import saves
from cardwright_tools.table.offers import offered_now
from cardwright_tools.table.setting import Setting
from cardwright_tools.table.sitting import Sitting

GAMES = [
    setting("person", "random"),
    setting("person", seed=4, board="hellas"),
    setting("person", "person", "random", seed=5, board="elysium", draft=True),
    Setting(("person", "random"), ("base",), "tharsis", 6, beginner=True),
    Setting(
        ("person", "random"),
        ("base", "corporate_era"),
        "tharsis",
        7,
        packs=("polar_stations",),
    ),
    Setting(("person", "random"), ("base", "corporate_era", "turmoil"), "tharsis", 8),
]


@pytest.mark.slow
@pytest.mark.parametrize("chosen", GAMES, ids=lambda chosen: f"seed {chosen.seed}")
def test_a_whole_game_is_played_by_typed_lines(chosen: Setting, tmp_path: Path) -> None:
    sitting = new_sitting(chosen)
    script = Scripted(sitting, tmp_path / "a.table", any_lines(sitting, 1))
    assert script.run()
    assert "Points" in script.printed
    assert saves.read(tmp_path / "a.table").is_over


@pytest.mark.slow
def test_a_game_that_is_cut_off_anywhere_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = new_sitting(setting())
    assert Scripted(whole, tmp_path / "whole.table", any_lines(whole, 2)).run()
    path = tmp_path / "cut.table"
    sitting = new_sitting(setting())
    for rounds in range(100):
        if Scripted(sitting, path, any_lines(sitting, 2, most=20)).run():
            break
        # What was in memory is gone: only the file is left.
        sitting = saves.read(path)
    assert rounds > 3
    assert digest(saves.read(path).game) == digest(whole.game)


def test_undo_takes_back_the_last_answer_also_after_a_resume(tmp_path: Path) -> None:
    path = tmp_path / "a.table"
    sitting = new_sitting(setting("person"))
    Scripted(sitting, path, lines("1", "1 2 3")).run()
    before = digest(sitting.game)
    Scripted(sitting, path, lines("asteroid")).run()
    assert digest(sitting.game) != before
    resumed = saves.read(path)
    script = Scripted(resumed, path, lines("undo"))
    script.run()
    assert "Taken back." in script.printed
    assert digest(resumed.game) == before


def test_several_cards_bought_are_one_answer_to_take_back(tmp_path: Path) -> None:
    sitting = new_sitting(setting("person", "person"))
    script = Scripted(sitting, tmp_path / "a.table", lines("", "1"))
    script.run()
    before = digest(sitting.game)
    Scripted(sitting, tmp_path / "a.table", lines("", "2 4-5")).run()
    assert len(sitting.game.players[0].picked) == 1 + 3
    sitting.undo(0)
    assert digest(sitting.game) == before


def test_a_hint_can_be_typed_as_it_is(tmp_path: Path) -> None:
    sitting = new_sitting(setting("person"))
    script = Scripted(sitting, tmp_path / "a.table", lines("1", "hint"))
    script.run()
    hint = script.printed.rpartition("Hint: ")[2].partition(". It looks best")[0]
    before = sitting.game.decision_number
    Scripted(sitting, tmp_path / "a.table", lines(hint)).run()
    assert sitting.game.decision_number > before


@pytest.mark.parametrize("typed", ["insects", "play Insects", "why insects"])
def test_a_card_that_cannot_be_played_is_answered_with_the_reason(
    typed: str, tmp_path: Path
) -> None:
    sitting = new_sitting(setting("person"))
    Scripted(sitting, tmp_path / "a.table", lines("1", "4")).run()
    before = sitting.game.decision_number
    script = Scripted(sitting, tmp_path / "a.table", lines(typed))
    script.run()
    assert "Requires 6% oxygen." in script.printed
    assert "is none of the choices" not in script.printed
    assert sitting.game.decision_number == before


def test_asking_why_about_a_card_that_can_be_played_does_not_play_it(tmp_path: Path) -> None:
    sitting = new_sitting(setting("person"))
    Scripted(sitting, tmp_path / "a.table", lines("1", "2")).run()
    before = digest(sitting.game)
    script = Scripted(sitting, tmp_path / "a.table", lines("why sabotage"))
    script.run()
    assert "Sabotage, in your hand: can be played." in script.printed
    assert digest(sitting.game) == before


def test_undo_stops_where_something_hidden_was_seen(tmp_path: Path) -> None:
    sitting = new_sitting(setting("person"))
    script = Scripted(sitting, tmp_path / "a.table", lines("1", "none", "pass", "undo"))
    script.run()
    assert "Something hidden was seen since" in script.printed


WRONG = [
    ("", "Type a number from 1 to 2"),
    ("0", "There is no 0 here: the numbers go from 1 to 2."),
    ("99999999999999999999", "the numbers go from 1 to 2"),
    ("-1", "is none of the choices"),
    ("²", "is none of the choices"),
    ("xyzzy", "`xyzzy` is none of the choices"),
    ("undo", "There is nothing of yours to take back."),
    ("card", "Which card?"),
    ("card xqzwv", "No card of this game is called `xqzwv`"),
    ("[red]1[/red]", "`[red]1[/red]` is none of the choices"),
    ("hint", "Hint: ["),
    ("?", "take back your last answer"),
    ("log", "Nothing has happened yet."),
    ("hand", "Your hand is empty."),
    ("players", "nothing played yet"),
    ("board", "Milestones"),
]


@pytest.mark.parametrize(("typed", "told"), WRONG)
def test_what_is_no_choice_is_answered_and_asked_again(
    typed: str, told: str, tmp_path: Path
) -> None:
    sitting = new_sitting(setting())
    script = Scripted(sitting, tmp_path / "a.table", lines(typed), width=200)
    assert not script.run()
    assert told in script.printed
    assert sitting.game.decision_number == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1 99", "There is no `99` here: the cards go from 1 to 10."),
        ("2-1", "There is no `2-1` here"),
        ("one", "`one` is no number."),
        ("", "Type numbers from 1 to 10"),
    ],
)
def test_a_wrong_list_of_cards_buys_nothing(typed: str, told: str, tmp_path: Path) -> None:
    sitting = new_sitting(setting())
    script = Scripted(sitting, tmp_path / "a.table", lines("1", typed), width=200)
    script.run()
    assert told in script.printed
    assert sitting.game.decision_number == 1


def test_at_a_hot_seat_nobody_sees_what_another_player_holds(tmp_path: Path) -> None:
    sitting = new_sitting(setting("person", "person"))
    script = Scripted(sitting, tmp_path / "a.table", any_lines(sitting, 5, most=300))
    secrets: list[tuple[int, str]] = []
    pages: list[int] = [0]
    shown: set[str] = set()
    read = script.play.read

    def watch(prompt: str) -> str:
        seat = sitting.game.asked_player
        if script.play.last_person != seat:
            # The curtain: what stands above it is cleared away.
            pages.append(len(script.printed))
            shown.clear()
        else:
            page = script.printed[pages[-1] :]
            secrets.extend(
                (seat, name) for name in hidden_names(sitting, seat, shown) if name in page
            )
        return read(prompt)

    script.play.read = watch
    script.run()
    assert len(pages) > 20
    assert secrets == []


def hidden_names(sitting: Sitting, seat: int, shown: set[str]) -> set[str]:
    """Names of the others' cards, but those that something else on the table is called as well; `shown` gathers the own cards of a page,
    those too that are not bought."""
    game = sitting.game
    others = [player for player in game.players if player.index != seat]
    held = {card for player in others for card in player.hand + player.offered + player.picked}
    open_names = {
        rule.name for rule in game.table.rules if rule.index not in game.table.project_cards
    }
    own = game.players[seat]
    decision = game.decision
    buying = offered_now(game).cards if decision and decision.question == "buy" else ()
    mine = (*own.hand, *own.offered, *own.tableau, *buying)
    shown |= {game.table.rules[card].name for card in mine}
    open_names |= shown
    open_names |= {
        game.table.rules[card].name for player in others for card in player.tableau + player.events
    }
    names = {game.table.rules[card].name for card in held}
    return {name for name in names if not any(name in other for other in open_names)}


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "{}",
        lambda text: text.replace('"version":1', '"version":99', 1),
        lambda text: text.replace('"person"', '"nobody"', 1),
        lambda text: text.replace('"seed":3', '"seed":"x"', 1),
    ],
)
def test_a_damaged_file_is_told_in_words(damage: object, tmp_path: Path) -> None:
    assert callable(damage)
    path = tmp_path / "a.table"
    Scripted(new_sitting(setting()), path, lines()).run()
    path.write_text(damage(path.read_text()))
    with pytest.raises(BadSave):
        saves.read(path)
