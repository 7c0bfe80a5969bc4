"""Parties, players and events as they are drawn. In: positions, widths, players. Out: what stands there, and that it fits."""

import random

import pytest
from table.test_drawing import printed

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_tools.table.choices import choices
from cardwright_tools.table.committee import committee, summary
from cardwright_tools.table.look import Look
from cardwright_tools.table.questions import question_view
from cardwright_tools.table.screen import Seen
from cardwright_tools.table.views import card_page, page
from runtime.positions import position

SETS = ("base", "corporate_era", "turmoil")
NAMES = ("you (blue)", "red (greedy)", "yellow (greedy)", "green (random)", "black (random)")


def seen_of(game: Game, look: Look, seat: int = 0) -> Seen:
    return Seen(game, seat, NAMES[: len(game.players)], look)


def lines_of(given: str) -> list[str]:
    look = Look(100, 60, False)
    return printed([committee(seen_of(position(given), look))], look)


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("look", [Look(80, 24, False), Look(80, 60, True), Look(120, 24, False)])
def test_it_fits_the_width_at_every_question_of_a_game(players: int, look: Look) -> None:
    game = new_game(players=players, sets=SETS, seed=players, logging=True)
    chance, questions = random.Random(players), set()
    while (decision := game.decision) is not None:
        if decision.question not in questions or game.decision_number % 100 == 0:
            questions.add(decision.question)
            seen = seen_of(game, Look(look.width, look.height, False), decision.player)
            things = question_view(seen, decision, choices(game, decision), True)
            pages = [*things, page(seen, [], "committee", ""), summary(seen)]
            assert max(len(line) for line in printed(pages, seen.look)) <= look.width
        game.choose(int(chance.random() * len(game.option_values)))
    assert "body" in questions


def test_it_says_who_sits_where_and_who_governs() -> None:
    lines = lines_of(
        "with set turmoil, chairman, 2 delegates in reds, 1 delegate in unity; red: 1 delegate in reds"
    )
    assert lines[0].startswith("Chairman you (blue) · Greens rule. Effect: When you place a green")
    (reds,) = [line for line in lines if line.startswith("Reds")]
    assert reds.split() == ["Reds", "dominant", "3", "1", "1:", "2", "2:", "1"]
    (greens,) = [line for line in lines if line.startswith("Greens")]
    assert greens.split() == ["Greens", "ruling", "–", "–"]
    (own,) = [line for line in lines if line.startswith("1 you")]
    assert own.split()[3:] == ["3", "1", "2"]


def test_it_says_what_the_current_and_the_coming_event_would_do() -> None:
    lines = lines_of("with set turmoil, 20 megacredits, event riots, city at 3-3, 1 plant")
    here = next(n for n, line in enumerate(lines) if line.startswith("current   Riots"))
    assert lines[here + 1].strip() == "1: −4 M€"
    assert lines[here + 2].startswith("coming")


def test_events_and_parties_can_be_looked_up_and_a_game_without_them_says_so() -> None:
    look = Look(80, 24, False)
    game = new_game(players=2, sets=SETS, seed=1)
    text = "\n".join(printed([card_page(seen_of(game, look), "generous funding")], look))
    assert "Generous Funding" in text and "influence" in text
    text = "\n".join(printed([card_page(seen_of(game, look), "mars first")], look))
    assert "gain 1 steel" in text
    plain = printed([page(seen_of(new_game(seed=1), look), [], "committee", "")], look)
    assert plain == ["This game is played without parties."]
