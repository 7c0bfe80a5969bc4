"""The invariants themselves: random games keep them, and each breach is noticed. In: games, whole and spoilt. Out: sentences."""

from collections.abc import Callable

import pytest

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.nouns import COUNTER_FREE_CARDS
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


def too_few_of_a_pack(game: Game) -> None:
    game.players[1].more_gauges = {COUNTER_FREE_CARDS: -1}


def less_than_nothing_on_a_card(game: Game) -> None:
    player = game.players[0]
    player.holders, player.held = [*player.holders, player.tableau[0]], [*player.held, -1]


def a_rating_below_zero(game: Game) -> None:
    game.players[1].rating = -1


def too_cold(game: Game) -> None:
    game.temperature = -32


def two_tiles_on_an_area(game: Game) -> None:
    game.placed = [*game.placed, game.placed[0]]


def a_forgotten_ocean(game: Game) -> None:
    game.oceans &= game.oceans - 1


def a_forgotten_city(game: Game) -> None:
    game.cities ^= 1 << 40


def a_forgotten_greenery(game: Game) -> None:
    game.greeneries ^= 1 << 40


def a_forgotten_shore(game: Game) -> None:
    game.beside_oceans ^= 1 << 40


def a_forgotten_suburb(game: Game) -> None:
    game.beside_cities ^= 1 << 40


def a_forgotten_meadow(game: Game) -> None:
    game.beside_greeneries ^= 1 << 40


def a_forgotten_neighbour(game: Game) -> None:
    game.beside_tiles ^= 1 << 40


def resources_on_any_card(game: Game) -> None:
    player = game.players[0]
    player.holders, player.held = [*player.holders, player.tableau[0]], [*player.held, 1]


def a_project_face_down(game: Game) -> None:
    player = game.players[0]
    player.events = [*player.events, player.tableau[-1]]


def a_rule_left_over(game: Game) -> None:
    game.asked_player = -1


def a_response_left_over(game: Game) -> None:
    game.responses = [1]


def nothing_to_choose(game: Game) -> None:
    game.option_values = []


def the_same_twice(game: Game) -> None:
    game.option_values = game.option_values + game.option_values[:1]


def an_office_of_two(game: Game) -> None:
    for player in game.players[:2]:
        player.offices = [5]


def a_card_beneath_nothing(game: Game) -> None:
    game.players[0].beneath, game.players[0].hand = game.players[0].hand, []
    game.players[0].lies_beneath = [game.deck[-1]] * len(game.players[0].beneath)


def a_card_beneath_and_unsaid(game: Game) -> None:
    game.players[0].lies_beneath = [game.players[0].tableau[0]]


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
    (too_few_of_a_pack, "Player 1 has -1 "),
    (less_than_nothing_on_a_card, "has -1 resources on rule"),
    (a_rating_below_zero, "has rating -1"),
    (too_cold, "stands at -32"),
    (two_tiles_on_an_area, "has two tiles"),
    (a_forgotten_ocean, "The mask of tiles is"),
    (a_forgotten_city, "The mask of cities"),
    (a_forgotten_greenery, "The mask of greeneries"),
    (a_forgotten_shore, "The mask of areas beside oceans"),
    (a_forgotten_suburb, "The mask of areas beside cities"),
    (a_forgotten_meadow, "The mask of areas beside greeneries"),
    (a_forgotten_neighbour, "The mask of areas beside tiles"),
    (resources_on_any_card, "on other cards than can hold them"),
    (a_project_face_down, "that is no event"),
    (a_rule_left_over, "rules are still running"),
    (a_response_left_over, "Responses are left over"),
    (nothing_to_choose, "has no option"),
    (the_same_twice, "the same option twice"),
    (an_office_of_two, "Office 5 is held twice"),
    (a_card_beneath_nothing, "which does not lie there"),
    (a_card_beneath_and_unsaid, "other cards beneath cards"),
]


@pytest.mark.parametrize(
    ("spoil", "said"), BREACHES, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_breach_is_noticed(spoil: Callable[[Game], None], said: str) -> None:
    game = game_after(KINDS[0], 4, 150)
    assert broken(game) == []
    spoil(game)
    assert any(said in sentence for sentence in broken(game))
