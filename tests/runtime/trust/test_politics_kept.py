"""A game can be kept, cloned and taken back at every decision, inside the phase of politics too. In: games. Out: nothing has changed."""

import pytest

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS
from cardwright_runtime.terraforming_mars.payment import money
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_POLITICS
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_tools.soak.keeping import changed_by_keeping
from runtime.positions import position
from runtime.trust.games import Kind, start_of

# What stands before the phase, and how many questions it asks at least.
ROWS = [
    ("event aquifer released by public council", 1),
    ("event dry deserts, 3 oceans, 2 delegates in reds; red: 1 delegate in reds", 3),
    ("event paradigm breakdown, 4 cards in hand; red: 3 cards in hand", 4),
    ("solo, event dry deserts, 2 oceans, 1 delegate in reds", 2),
    (
        "3 players, event dry deserts, 1 delegate in reds; red: chairman; yellow: 1 delegate in reds",
        2,
    ),
    ("event volcanic eruptions, temperature -4", 1),
]


def whole_position(given: str) -> Game:
    """With what a story leaves out, and without which no save is believed: the other events, and corporations."""
    game = position(f"with set turmoil, {given}")
    game.event_deck = [event for event in game.table.global_events if event not in game.turned]
    for player in game.players:
        player.corporation = game.table.corporations[player.index]
        lay_open(game, player, player.corporation)
    return game


def pass_on(game: Game) -> None:
    """Everybody passes until the phase behind the production asks something, or is over."""
    while game.phase != PHASE_POLITICS and game.question != BUY_CARDS:
        decision = game.decision
        assert decision is not None
        passing = decision.option("pass")
        game.choose(passing.index if passing is not None else 0)


@pytest.mark.parametrize(("given", "questions"), ROWS)
def test_every_question_of_the_phase_can_be_kept(given: str, questions: int) -> None:
    game = whole_position(given)
    pass_on(game)
    asked = 0
    while game.phase == PHASE_POLITICS:
        assert not changed_by_keeping(game)
        game.choose(0)
        asked += 1
    assert asked >= questions


def test_what_is_owed_may_be_kept_before_the_money_for_it_has_come() -> None:
    """002 p. 6: Optimal Aerobraking brings the 3 M€ which the step of the asteroid costs."""
    game = whole_position(
        "reds rules, optimal aerobraking in play, asteroid in hand, 14 megacredits; red: 3 plants"
    )
    while game.players[0].owed == 0:
        decision = game.decision
        assert decision is not None
        key = next(o.key for o in decision.options if "asteroid" in o.key or o.key == "pay")
        option = decision.option(key)
        assert option is not None
        game.choose(option.index)
    assert money(game.players[0]) < game.players[0].owed
    assert not changed_by_keeping(game)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
def test_every_decision_of_a_game_can_be_kept(players: int) -> None:
    kind = Kind(players, sets=("base", "corporate_era", "turmoil"))
    game = start_of(kind, players)
    number = 0
    while game.asked_player >= 0 and number < 500:
        assert not changed_by_keeping(game)
        game.choose(number * 7 % len(game.option_values))
        number += 1
