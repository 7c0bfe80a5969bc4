"""Whole games against an automa. In: levels, corporations, random players. Out: games that end, keep every invariant, and are equal after save and load."""

from itertools import cycle

import pytest
from cardwright_runtime.terraforming_mars import digest, load, new_game, save, winners
from cardwright_runtime.terraforming_mars.automa.nouns import CRITERION_COUNTING_OUT
from cardwright_runtime.terraforming_mars.automa.placing import placement_for, worth
from cardwright_runtime.terraforming_mars.automa.setup import playable_corporations
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, TILE_GREENERY, TILE_OCEAN
from cardwright_runtime.terraforming_mars.policies import policy_of

SETS = ("base", "corporate_era", "marsbot")
LEVELS = ("easy", "normal", "hard", "brutal")
CORPORATIONS = [rule.number for rule in playable_corporations(new_game(2, SETS, automa="normal"))]


def game_against(
    corporation: str, seed: int, level: str = "normal", sets: tuple[str, ...] = SETS
) -> Game:
    return new_game(2, sets, seed, automa=level, automa_corporation=corporation)


def play(game: Game, seed: int, every: int) -> None:
    """To its end; nobody but the human is ever asked."""
    policy = policy_of("uniform", seed)
    while game.asked_player >= 0:
        assert game.asked_player == 0
        if game.decision_number % every == 0:
            assert broken(game) == []
        game.choose(policy.choose(game))
    assert broken(game) == []


@pytest.mark.parametrize(
    ("corporation", "level"), list(zip(["", *CORPORATIONS], cycle(LEVELS), strict=False))
)
def test_random_games_end_and_keep_every_invariant(corporation: str, level: str) -> None:
    game = game_against(corporation, 11, level)
    play(game, 5, 20)
    assert len(winners(game)) == 1
    assert game.generation <= 20


def test_with_politics_the_automa_sends_delegates() -> None:
    game = game_against("", 4, sets=(*SETS, "turmoil"))
    play(game, 4, 40)
    assert winners(game)


def test_a_game_is_equal_after_save_and_load_at_each_decision() -> None:
    game = game_against("C22", 3)
    policy = policy_of("uniform", 3)
    for _ in range(60):
        assert digest(load(save(game))) == digest(game)
        game.choose(policy.choose(game))


@pytest.mark.parametrize("tile", [TILE_CITY, TILE_GREENERY, TILE_OCEAN])
def test_no_area_is_better_than_the_one_it_chooses(tile: int) -> None:
    """By the preferences read one after the other, as the rulebook has them."""
    game = game_against("", 9)
    play_some(game, 40)
    rule = placement_for(game, tile)
    assert rule is not None
    free = areas_of(game.table.board.map & ~game.tiles)
    wishes = [wish for wish in rule.prefers if wish != CRITERION_COUNTING_OUT]

    def rank(area: int) -> list[int]:
        return [worth(game, wish, area) for wish in wishes]

    from cardwright_runtime.terraforming_mars.automa.placing import chosen_area

    assert rank(chosen_area(game, tile, free, -1)) == max(map(rank, free))


def play_some(game: Game, decisions: int) -> None:
    policy = policy_of("uniform", 1)
    for _ in range(decisions):
        game.choose(policy.choose(game))
