"""Players without a person. In: policies and seeds. Out: games that end, the same for the same seed, as the recorded ones."""

import pytest

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    LAST_GREENERIES,
    MOVE_END_TURN,
    MOVE_PASS,
    RULE_MASK,
)
from cardwright_runtime.terraforming_mars.policies import POLICIES, policy_of
from cardwright_runtime.terraforming_mars.scoring import winners
from cardwright_runtime.terraforming_mars.setup import new_game


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_chooses_alike_for_the_same_seed(name: str) -> None:
    lines = []
    for seed in (5, 5, 6):
        game = new_game(seed=3)
        policy = policy_of(name, seed)
        chosen = []
        for _ in range(60):
            chosen.append(policy.choose(game))
            game.choose(chosen[-1])
        lines.append(chosen)
    assert lines[0] == lines[1] != lines[2]


def test_policy_b_never_ends_a_turn_and_passes_only_when_nothing_else_is_left(fresh: int) -> None:
    game = new_game(seed=8 + fresh)
    policy = policy_of("B", 8 + fresh)
    while game.asked_player >= 0:
        index = policy.choose(game)
        if game.question == ACTION_PHASE:
            move = game.option_values[index]
            others = [m for m in game.option_values if m not in (MOVE_PASS, MOVE_END_TURN)]
            assert move != MOVE_END_TURN
            # What is left beside passing then is to sell patents, which it never does either.
            assert move & ~RULE_MASK != MOVE_PASS or len(others) <= 1
        game.choose(index)


def played(seed: int, *names: str) -> Game:
    game = new_game(players=len(names), seed=seed)
    seats = [policy_of(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while game.asked_player >= 0:
        game.choose(seats[game.asked_player].choose(game))
    return game


@pytest.mark.slow
def test_the_greedy_player_beats_the_random_one() -> None:
    won = 0
    for seed in range(20):
        names = ("greedy", "uniform") if seed % 2 else ("uniform", "greedy")
        game = played(seed, *names)
        won += winners(game) == [names.index("greedy")]
    assert won >= 19


@pytest.mark.slow
def test_greedy_players_bring_a_game_to_its_end() -> None:
    generations = [played(seed, "greedy", "greedy").generation for seed in range(20)]
    assert sum(generations) <= 16 * len(generations), generations


def test_the_greedy_player_lays_his_last_greeneries_and_keeps_his_hand() -> None:
    game = new_game(players=2, seed=4)
    seats = [policy_of("greedy", seat) for seat in range(2)]
    sold = lasting = 0
    while game.asked_player >= 0:
        index = seats[game.asked_player].choose(game)
        assert game.decision is not None
        key = game.decision.options[index].key
        assert key != "stop"
        lasting += game.question == LAST_GREENERIES
        sold += key == "sell_patents"
        game.choose(index)
    moves = game.decision_number
    assert lasting > 0 and sold < moves / 20, (lasting, sold, moves)


def test_an_unknown_policy_names_those_there_are() -> None:
    with pytest.raises(GameError, match="uniform, greedy, A, B"):
        policy_of("clever", 1)
