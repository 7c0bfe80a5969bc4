"""Whole games of the night market. In: choices at random. Out: an end, and at every decision what must always hold."""

import random

import pytest
from second_game.market_play import stalls
from second_game.night_market.game import Game, load, new_game


@pytest.mark.parametrize("seed", range(20))
def test_a_game_comes_to_its_end(seed: int, fresh: int) -> None:
    game, choices = new_game(seed + fresh, stalls()), random.Random(seed + fresh)
    while game.decision is not None:
        check(game)
        game.choose(choices.randrange(len(game.decision.options)))
    check(game)
    assert (game.night, game.stack) == (6, [])
    assert max(game.points()) == game.points()[game.winners()[0]]


def check(game: Game) -> None:
    lying = [*game.deck, *(card for p in game.players for card in (*p.hand, *p.stalls))]
    assert sorted(lying) == list(range(10))
    assert all(amount >= 0 for player in game.players for amount in player.gauges)
    lowered = [sum(game.stalls[c].key == "guild_hall" for c in p.stalls) for p in game.players]
    assert [player.rent for player in game.players] == [2 - each for each in lowered]
    if game.decision is not None:
        keys = [option.key for option in game.decision.options]
        assert len(set(keys)) == len(keys) >= 1


@pytest.mark.parametrize("seed", range(5))
def test_copies_go_on_as_the_game_does(seed: int, fresh: int) -> None:
    game, choices = new_game(seed + fresh, stalls()), random.Random(seed + fresh)
    while game.decision is not None:
        saved, before = game.save(), game.digest()
        loaded, cloned = load(saved, stalls()), game.clone()
        choice = choices.randrange(len(game.decision.options))
        game.choose(choice)
        assert (cloned.save(), cloned.digest()) == (saved, before) != (game.save(), game.digest())
        for copy in (loaded, cloned):
            assert copy.digest() == before
            copy.choose(choice)
            assert copy.digest() == game.digest()
