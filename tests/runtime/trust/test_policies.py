"""Players without a person. In: policies and seeds. Out: games that end, the same for the same seed, as the recorded ones."""

import pytest

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    MOVE_END_TURN,
    MOVE_PASS,
    RULE_MASK,
)
from cardwright_runtime.terraforming_mars.policies import POLICIES, policy_of
from cardwright_runtime.terraforming_mars.scoring import score
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


def test_the_greedy_player_beats_the_random_one() -> None:
    won = 0
    for seed in range(6):
        game = new_game(seed=seed)
        seats = (policy_of("greedy", seed), policy_of("uniform", seed))
        while game.asked_player >= 0:
            game.choose(seats[game.asked_player].choose(game))
        won += score(game, 0).total > score(game, 1).total
    assert won >= 4


def test_an_unknown_policy_names_those_there_are() -> None:
    with pytest.raises(GameError, match="uniform, greedy, A, B"):
        policy_of("clever", 1)
