"""The invariants themselves: random games keep them, and each breach is noticed. In: games, whole and spoilt. Out: sentences."""

from collections.abc import Callable

import pytest

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_tools.soak.playing import play
from runtime.trust.games import KINDS, Kind, game_after


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_keep_every_invariant_at_every_decision(kind: Kind, seed: int) -> None:
    assert play(kind, seed, every=1) is None


def no_plants(game: Game) -> None:
    game.players[0].plants = -1


def too_little_income(game: Game) -> None:
    game.players[1].megacredit_production = -6


def two_of_a_card(game: Game) -> None:
    game.players[0].hand = game.players[0].hand + game.players[0].hand[:1] + game.deck[-1:]


def a_lost_card(game: Game) -> None:
    game.deck = game.deck[:-1]


def a_gift_of_rating(game: Game) -> None:
    game.players[0].rating += 1


def too_hot(game: Game) -> None:
    game.temperature = 10


def half_a_step(game: Game) -> None:
    game.temperature -= 1


def a_forgotten_tile(game: Game) -> None:
    game.tiles ^= 1 << 40


def a_stolen_tile(game: Game) -> None:
    game.players[0].tiles ^= 1 << 40


def one_tag_too_many(game: Game) -> None:
    tags = game.players[0].tags.copy()
    tags[0] += 1
    game.players[0].tags = tags


def a_forgotten_action(game: Game) -> None:
    game.players[0].action_cards = game.players[0].action_cards + [game.players[0].tableau[0]]


def nothing_to_choose(game: Game) -> None:
    game.option_values = []


def the_same_twice(game: Game) -> None:
    game.option_values = game.option_values + game.option_values[:1]


BREACHES: list[tuple[Callable[[Game], None], str]] = [
    (no_plants, "has -1 of gauge 3"),
    (too_little_income, "has -6 of gauge 6"),
    (two_of_a_card, "lies in 2 places"),
    (a_lost_card, "is nowhere"),
    (a_gift_of_rating, "its causes make"),
    (too_hot, "stands at 10"),
    (half_a_step, "stands at"),
    (a_forgotten_tile, "The mask of tiles"),
    (a_stolen_tile, "The mask of tiles of player 0"),
    (one_tag_too_many, "of tag 0"),
    (a_forgotten_action, "another list of actions"),
    (nothing_to_choose, "has no option"),
    (the_same_twice, "the same option twice"),
]


@pytest.mark.parametrize(
    ("spoil", "said"), BREACHES, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_breach_is_noticed(spoil: Callable[[Game], None], said: str) -> None:
    game = game_after(KINDS[0], 4, 150)
    assert broken(game) == []
    spoil(game)
    assert any(said in sentence for sentence in broken(game))
