"""Taking from players: any part, oneself too, protections, the neutral opponent of the solo game."""

import pytest
from runtime.steps.small_game import PlainCard, choose, option_keys, run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    PRODUCTION_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    TILE_CITY,
    TILE_OCEAN,
    TOKEN_ANIMAL,
)
from cardwright_runtime.terraforming_mars.names import (
    can_decrease_any,
    can_pay_from_any_card,
    can_remove,
    decrease_any,
    pay_from_any_card,
    place,
    protect_card,
    protect_gauge,
    protect_token,
    remove,
    remove_tokens_up_to,
    remove_up_to,
    remove_up_to_from_neighbour,
    steal_up_to,
)
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile


def option_labels(game: Game) -> list[str]:
    return [option.label for option in game.decision.options] if game.decision else []


def amounts(*numbers: int) -> list[str]:
    return [f"amount:{number}" for number in numbers]


def test_up_to_n_may_be_taken_in_part_from_anybody_oneself_too() -> None:
    game = small_game(players=3)
    for player in game.players:
        player.plants = 2
    run_step(game, lambda g, f: remove_up_to(g, f, RESOURCE_PLANT, 3))
    assert option_keys(game) == ["player:1", "player:2", "player:0"]
    choose(game, "player:2")
    assert option_keys(game) == amounts(0, 1, 2)
    assert option_labels(game) == ["0 plants", "1 plant", "2 plants"]
    choose(game, "amount:1")
    assert [player.plants for player in game.players] == [2, 2, 1]


def test_protected_plants_are_safe_from_opponents_only() -> None:
    game = small_game()
    for player in game.players:
        player.plants = 2
        protect_gauge(player, RESOURCE_PLANT)
    run_step(game, lambda g, f: remove_up_to(g, f, RESOURCE_PLANT, 1))
    assert option_keys(game) == amounts(0, 1)
    choose(game, "amount:1")
    assert [player.plants for player in game.players] == [1, 2]


def test_who_steals_gets_what_the_other_loses() -> None:
    game = small_game()
    game.players[0].steel, game.players[1].steel = 5, 3
    run_step(game, lambda g, f: steal_up_to(g, f, RESOURCE_STEEL, 2))
    choose(game, "player:1")
    choose(game, "amount:2")
    assert [player.steel for player in game.players] == [7, 1]


@pytest.mark.parametrize(
    ("plants", "possible", "left"),
    [((2, 3), True, [2, 1]), ((3, 1), True, [1, 1]), ((1, 1), False, [1, 1])],
)
def test_just_so_many_are_taken_from_whoever_has_them(
    plants: tuple[int, int], possible: bool, left: list[int]
) -> None:
    """Where one player alone has so many, nobody is asked anything."""
    game = small_game()
    game.players[0].plants, game.players[1].plants = plants
    assert can_remove(game, game.players[0], RESOURCE_PLANT, 2) == possible
    run_step(game, lambda g, f: remove(g, f, RESOURCE_PLANT, 2))
    if option_keys(game):
        choose(game, "player:1")
    assert (game.decision, [player.plants for player in game.players]) == (None, left)


@pytest.mark.parametrize("others", [0, 3])
def test_stealing_from_oneself_changes_nothing(others: int) -> None:
    game = small_game()
    game.players[0].steel, game.players[1].steel = 5, others
    run_step(game, lambda g, f: steal_up_to(g, f, RESOURCE_STEEL, 2))
    if others:
        choose(game, "player:0")
    assert game.decision is None
    assert [player.steel for player in game.players] == [5, others]


def test_in_the_solo_game_the_neutral_opponent_always_has_it() -> None:
    game = small_game(players=1)
    run_step(game, lambda g, f: steal_up_to(g, f, RESOURCE_STEEL, 2))
    choose(game, "amount:2")
    assert game.players[0].steel == 2
    run_step(game, lambda g, f: steal_up_to(g, f, RESOURCE_STEEL, 2))
    assert option_labels(game) == ["the neutral opponent", "blue"]
    choose(game, "player:0")
    assert can_decrease_any(game, game.players[0], PRODUCTION_ENERGY, 1)
    run_step(game, lambda g, f: decrease_any(g, f, PRODUCTION_ENERGY, 1))
    assert (game.decision, game.players[0].energy_production) == (None, 0)


@pytest.mark.parametrize(
    ("own", "other", "asked", "left"),
    [
        (0, 0, [], (0, 0)),
        (1, 0, [], (0, 0)),
        (0, 2, [], (0, 1)),
        (1, 1, ["player:1", "player:0"], (0, 1)),
    ],
)
def test_a_production_that_must_go_down_goes_down_even_if_it_is_the_own(
    own: int, other: int, asked: list[str], left: tuple[int, int]
) -> None:
    game = small_game()
    game.players[0].energy_production, game.players[1].energy_production = own, other
    assert can_decrease_any(game, game.players[0], PRODUCTION_ENERGY, 1) == (own + other > 0)
    run_step(game, lambda g, f: decrease_any(g, f, PRODUCTION_ENERGY, 1))
    assert option_keys(game) == asked
    if asked:
        choose(game, "player:0")
    assert (game.players[0].energy_production, game.players[1].energy_production) == left


@pytest.mark.parametrize(("income", "possible"), [(-3, True), (-4, False), (-5, False)])
def test_income_goes_down_to_minus_5(income: int, possible: bool) -> None:
    game = small_game()
    for player in game.players:
        player.megacredit_production = income
    assert can_decrease_any(game, game.players[0], PRODUCTION_MEGACREDIT, 2) == possible


def test_neighbours_of_the_tile_just_placed_can_be_robbed() -> None:
    def flood(game: Game, frame: Frame) -> bool:
        if frame.amount == 0:
            frame.amount, frame.step = 1, 0
            return place(game, frame, TILE_OCEAN, 1 << 1)
        return remove_up_to_from_neighbour(game, frame, 0, 4)

    game = small_game(players=3)
    for player in game.players:
        player.megacredits = 3
    put_tile(game, 1, TILE_CITY, 0, -1)
    put_tile(game, 2, TILE_CITY, 40, -1)
    run_step(game, flood)
    assert option_keys(game) == amounts(0, 1, 2, 3)
    choose(game, "amount:3")
    assert [player.megacredits for player in game.players] == [3, 0, 3]


def animals(game: Game, owner: int, card: PlainCard, number: int) -> None:
    lay_open(game, game.players[owner], card.index)
    game.players[owner].add_tokens(card.index, number)


def test_animals_are_taken_from_cards_of_one_player_where_they_are_not_safe() -> None:
    cards = [PlainCard(key, holds=TOKEN_ANIMAL) for key in ("own", "birds", "fish", "pets", "safe")]
    own, birds, fish, pets, safe = cards
    game = small_game(*cards, players=3)
    animals(game, 0, own, 2)
    animals(game, 1, birds, 1)
    animals(game, 1, fish, 1)
    animals(game, 1, pets, 3)
    animals(game, 2, safe, 3)
    protect_card(game.players[1], pets.index)
    protect_token(game.players[2], TOKEN_ANIMAL)
    run_step(game, lambda g, f: remove_tokens_up_to(g, f, TOKEN_ANIMAL, 2))
    assert option_keys(game) == ["card:own", "card:birds", "card:fish"]
    choose(game, "card:birds")
    assert (option_keys(game), option_labels(game)) == (amounts(0, 1), ["0", "1"])
    choose(game, "amount:1")
    assert option_keys(game) == ["card:none", "card:fish"]
    choose(game, "card:fish")
    choose(game, "amount:0")
    assert (game.decision, game.players[1].held) == (None, [0, 1, 3])


def test_a_price_in_animals_may_be_paid_from_any_unprotected_card() -> None:
    own = PlainCard("own", holds=TOKEN_ANIMAL)
    safe = PlainCard("safe", holds=TOKEN_ANIMAL)
    game = small_game(own, safe)
    animals(game, 1, safe, 1)
    assert can_pay_from_any_card(game, game.players[0], TOKEN_ANIMAL, 1)
    protect_token(game.players[1], TOKEN_ANIMAL)
    assert not can_pay_from_any_card(game, game.players[0], TOKEN_ANIMAL, 1)
    animals(game, 0, own, 1)
    run_step(game, lambda g, f: pay_from_any_card(g, f, TOKEN_ANIMAL, 1))
    assert (game.decision, game.players[0].held, game.players[1].held) == (None, [0], [1])
