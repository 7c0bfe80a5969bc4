"""Whole games against an automa. In: levels, corporations, random players. Out: games that end, keep every invariant, and are equal after save and load."""

from collections import Counter
from itertools import cycle

import pytest
from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars import digest, load, new_game, save, winners
from cardwright_runtime.terraforming_mars.automa.decks import PILE, cards_in
from cardwright_runtime.terraforming_mars.automa.deeds import carry_out
from cardwright_runtime.terraforming_mars.automa.money import corporation_of
from cardwright_runtime.terraforming_mars.automa.nouns import (
    CRITERION_COUNTING_OUT,
    DEED_TAKE_THIS_CARD,
)
from cardwright_runtime.terraforming_mars.automa.placing import placement_for, worth
from cardwright_runtime.terraforming_mars.automa.setup import playable_corporations
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.changes import AUTOMA_FAILED, TRACK_MOVED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, TILE_GREENERY, TILE_OCEAN
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from runtime.positions import position

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


def test_what_the_automa_does_is_noted_where_a_log_is_kept() -> None:
    """Its cubes stand where the notes say, and its failures are among them."""
    game = new_game(2, SETS, 11, automa="normal", logging=True)
    tracks = game.table.automa_rules.tracks
    begun = {track: game.track_level(track) for track in tracks}
    play(game, 5, 100)
    moved: Counter[int] = Counter()
    failures = 0
    for entry in entries(game.log):
        failures += entry.what == AUTOMA_FAILED
        moved[entry.subject] += entry.amount if entry.what == TRACK_MOVED else 0
    assert failures > 0
    assert {track: game.track_level(track) - begun[track] for track in tracks} == {
        track: moved[track] for track in tracks
    }


@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_the_automa_has_the_corporation_that_was_named(corporation: str) -> None:
    played = corporation_of(game_against(corporation, 1))
    assert played is not None and played.number == corporation


def test_nothing_is_noted_where_no_log_is_kept() -> None:
    game = game_against("", 11)
    play(game, 5, 100)
    assert game.log is None


def test_a_card_that_it_takes_lies_on_its_pile() -> None:
    game = position("with set marsbot_guests, against marsbot")
    card = game.table.numbers["law_suit"]
    lay_open(game, game.players[0], card)
    frame = game.push(card, WHEN_PLAYED, game.table.automa, card)
    assert carry_out(game, frame, DEED_TAKE_THIS_CARD, "") is False
    assert card not in game.players[0].tableau
    assert cards_in(game, PILE) == [card]
