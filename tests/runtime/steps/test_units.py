"""A card's own effects in the order that its player wants. In: a card that gives and takes. Out: what is possible, asked and done."""

import pytest
from runtime.steps.small_game import PlainCard, choose, option_keys, run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_HEAT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
)
from cardwright_runtime.terraforming_mars.phases.moves import legal_moves
from cardwright_runtime.terraforming_mars.phases.numbers import MOVE_ACTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, UNITS, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.names import (
    can_lose,
    choose_option,
    gain,
    increase,
    lose,
)
from cardwright_runtime.terraforming_mars.steps.helped import can_play
from cardwright_runtime.terraforming_mars.steps.playing import lay_open, play_card

PLANT, STEEL = 1 << RESOURCE_PLANT, 1 << RESOURCE_STEEL


class Barter(PlainCard):
    """Lose 2 plants; gain 2 plants or 2 steel; increase heat production 1. The same as an action."""

    def __init__(self) -> None:
        super().__init__("barter")
        self.touches = {
            UNITS: (1 << PRODUCTION_HEAT, PLANT, 0),
            UNITS + 1: (PLANT | STEEL, 0, FACET_CHOICE),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1), ACTION: (UNITS, UNITS + 1)}
        self.orders_action = True

    def possible(self, game: Game, player: Player) -> bool:
        return can_lose(game, player, RESOURCE_PLANT, 2)

    def can_act(self, game: Game, player: Player) -> bool:
        return self.possible(game, player)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        return unit != UNITS or self.possible(game, player)

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.block < UNITS:
            return self.units_in_any_order(game, frame)
        if frame.block == UNITS:
            lose(game, frame, RESOURCE_PLANT, 2)
            increase(game, frame, PRODUCTION_HEAT, 1)
            return True
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        gain(game, frame, RESOURCE_STEEL if frame.chosen else RESOURCE_PLANT, 2)
        return True


def game_with_barter(plants: int) -> tuple[Game, Barter]:
    card = Barter()
    game = small_game(card)
    game.players[0].plants = plants
    return game, card


def play(game: Game, card: PlainCard) -> None:
    game.players[0].hand = [*game.players[0].hand, card.index]
    run_step(game, lambda g, f: play_card(g, f, card.index))


@pytest.mark.parametrize("plants", [0, 1])
def test_what_one_step_takes_another_may_bring_and_nobody_can_choose_that_away(plants: int) -> None:
    game, card = game_with_barter(plants)
    assert can_play(game, game.players[0], card.index)
    play(game, card)
    assert game.decision is None
    player = game.players[0]
    assert (player.plants, player.steel, player.heat_production) == (plants, 0, 1)


def test_where_both_orders_are_possible_only_the_choice_is_asked() -> None:
    game, card = game_with_barter(2)
    play(game, card)
    assert option_keys(game) == ["option:0", "option:1"]
    choose(game, "option:1")
    assert (game.players[0].plants, game.players[0].steel) == (0, 2)


@pytest.mark.parametrize("plants", [0, 2])
def test_an_action_is_possible_in_some_order(plants: int) -> None:
    game, card = game_with_barter(plants)
    lay_open(game, game.players[0], card.index)
    assert MOVE_ACTION | card.index in legal_moves(game, game.players[0], False)
    game.push(card.index, ACTION, 0, card.index)
    game.advance()
    assert (game.decision is None) == (plants == 0)


def test_a_clone_is_the_same_game_while_effects_wait() -> None:
    game, card = game_with_barter(2)
    play(game, card)
    other = game.clone()
    choose(game, "option:0")
    choose(other, "option:1")
    assert (game.players[0].plants, other.players[0].steel) == (2, 2)
