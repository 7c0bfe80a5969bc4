"""Effects of a card whose masks clash. In: what they really do, on a table of the test. Out: whether their order is asked, and who can play it."""

from collections.abc import Callable
from itertools import permutations

import pytest
from runtime.steps.small_game import PlainCard, option_keys, run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.facets import (
    FACET_CHOICE,
    FACET_DECK,
    FACET_HAND,
    FACET_TILES,
    FACET_TOKENS,
    FACET_TRACKS,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_HEAT,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    TILE_CITY,
    TOKEN_ANIMAL,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.phases.moves import legal_moves
from cardwright_runtime.terraforming_mars.phases.numbers import MOVE_ACTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, UNITS, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.names import (
    add_to_this_card,
    can_lose,
    choose_option,
    draw,
    gain,
    in_any_order,
    increase,
    lose,
    raise_track,
)
from cardwright_runtime.terraforming_mars.steps.helped import can_play
from cardwright_runtime.terraforming_mars.steps.playing import lay_open, play_card
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile

MONEY, PLANT, STEEL = 1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_PLANT, 1 << RESOURCE_STEEL
HEAT, HEAT_PRODUCTION = 1 << RESOURCE_HEAT, 1 << PRODUCTION_HEAT

# What an effect adds, takes and reads, and what it does.
Effect = tuple[tuple[int, int, int], Callable[[Game, Frame], bool | None]]


def plants(game: Game, frame: Frame) -> int:
    return game.players[frame.player].plants


def raise_for_plants(game: Game, frame: Frame) -> bool:
    frame.step += 1
    return frame.step == 1 and raise_track(game, frame, TRACK_TEMPERATURE, plants(game, frame))


def discard_for_plants(game: Game, frame: Frame) -> None:
    player = game.players[frame.player]
    player.hand = player.hand[plants(game, frame) :]


def ask_with_plants(game: Game, frame: Frame) -> bool:
    """Up to as many steel as plants, and no more than two."""
    frame.step += 1
    if frame.step == 1:
        return choose_option(game, frame, list(range(min(plants(game, frame), 2) + 1)))
    gain(game, frame, RESOURCE_STEEL, frame.chosen)
    return False


GROW: Effect = ((PLANT, 0, 0), lambda g, f: gain(g, f, RESOURCE_PLANT, 1))
DRAW: Effect = ((FACET_HAND, FACET_DECK, 0), lambda g, f: draw(g, f, 1))
WITH_4: Effect = (
    (HEAT, 0, PLANT),
    lambda g, f: gain(g, f, RESOURCE_HEAT, 3 if plants(g, f) > 3 else 0),
)
PRODUCE: Effect = (
    (HEAT_PRODUCTION, 0, PLANT),
    lambda g, f: increase(g, f, PRODUCTION_HEAT, plants(g, f)),
)
FEED: Effect = ((FACET_TOKENS, 0, PLANT), lambda g, f: add_to_this_card(g, f, plants(g, f)))
RAISE: Effect = ((FACET_TRACKS, 0, PLANT), raise_for_plants)
DISCARD: Effect = ((0, FACET_HAND, PLANT), discard_for_plants)
ASK: Effect = ((STEEL, 0, FACET_CHOICE | PLANT), ask_with_plants)
SMELT: Effect = (
    (HEAT, 0, STEEL),
    lambda g, f: gain(g, f, RESOURCE_HEAT, g.players[f.player].steel),
)


def lay_for_plants(game: Game, frame: Frame) -> None:
    put_tile(game, frame.player, TILE_CITY, 10 + plants(game, frame), frame.rule)


LAY: Effect = ((FACET_TILES, 0, PLANT), lay_for_plants)
SELL: Effect = ((0, MONEY, 0), lambda g, f: lose(g, f, RESOURCE_MEGACREDIT, 2))
EARN: Effect = ((MONEY, 0, PLANT), lambda g, f: gain(g, f, RESOURCE_MEGACREDIT, plants(g, f)))


class SeveralEffects(PlainCard):
    """As an action it may begin with two plants, where somebody chooses so."""

    def __init__(self, *effects: Effect, cost: int = 0, chooses: bool = False) -> None:
        self.effects = effects
        self.own_units = tuple(range(UNITS, UNITS + len(effects)))
        self.chooses = chooses
        super().__init__("it", cost, holds=TOKEN_ANIMAL)
        for unit, (touches, _) in zip(self.own_units, self.effects):
            self.touches[unit] = touches
        self.units = {WHEN_PLAYED: self.own_units, ACTION: self.own_units}
        self.orders_action = True

    def possible(self, game: Game, player: Player) -> bool:
        return all(self.unit_possible(game, player, unit) for unit in self.own_units)

    def can_act(self, game: Game, player: Player) -> bool:
        return self.possible(game, player)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        return not self.touches[unit][1] & MONEY or can_lose(game, player, RESOURCE_MEGACREDIT, 2)

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.block >= UNITS:
            return not self.effects[frame.block - UNITS][1](game, frame)
        frame.step += 1
        if frame.step == 1 and frame.block == ACTION and self.chooses:
            return not choose_option(game, frame, [0, 1])
        if frame.step <= 2:
            frame.step = 3
            if frame.chosen > 0:
                gain(game, frame, RESOURCE_PLANT, 2)
            return not in_any_order(game, frame, self.own_units)
        return True


def play(game: Game, card: PlainCard) -> None:
    game.players[0].hand = [card.index, *game.players[0].hand]
    run_step(game, lambda g, f: play_card(g, f, card.index))


# What is asked with so many plants before: the order, what the second effect asks, or nothing.
ASKED = [
    (GROW, WITH_4, 0, ""),
    (GROW, WITH_4, 3, "order"),
    (GROW, WITH_4, 4, ""),
    (GROW, PRODUCE, 0, "order"),
    (GROW, FEED, 0, "order"),
    (GROW, RAISE, 0, "order"),
    (GROW, DISCARD, 0, "order"),
    # Tiles are not compared.
    (GROW, LAY, 0, "order"),
    # It looks at nothing that the other changes.
    (GROW, SMELT, 0, ""),
    # A new card says more only to whoever is asked something.
    (DRAW, ASK, 0, ""),
    (DRAW, ASK, 1, "order"),
    # Whoever grows first has all choices, and more.
    (GROW, ASK, 0, "option"),
    (GROW, ASK, 1, "option"),
    (GROW, ASK, 2, "option"),
    (SMELT, ASK, 0, ""),
    (SMELT, ASK, 1, "order"),
]


@pytest.mark.parametrize(("one", "other", "before", "asked"), ASKED)
@pytest.mark.parametrize("turned", [False, True])
def test_the_order_is_asked_where_it_changes_what_comes_out(
    one: Effect, other: Effect, before: int, asked: str, turned: bool
) -> None:
    card = SeveralEffects(other, one) if turned else SeveralEffects(one, other)
    game = small_game(card)
    game.players[0].plants = before
    game.players[0].hand = game.deck[10:13]
    play(game, card)
    assert (game.decision.question if game.decision else "") == asked


@pytest.mark.parametrize("effects", list(permutations((SMELT, ASK, GROW))))
def test_only_those_are_ordered_between_which_there_is_a_choice(
    effects: tuple[Effect, ...],
) -> None:
    """To grow first leaves all answers open; smelting steel before or after the question does not."""
    card = SeveralEffects(*effects)
    game = small_game(card)
    game.players[0].plants = 1
    play(game, card)
    asked = [UNITS + place for place in range(3) if effects[place] is not GROW]
    assert option_keys(game) == [f"it:{unit}:player:0" for unit in asked]
    assert game.players[0].plants == 2


# It costs 3 and takes 2 more; with plants the other effect brings some money before.
PLAYABLE = [(5, 0, True), (4, 0, False), (4, 1, True), (3, 1, False), (3, 2, True), (2, 9, False)]


@pytest.mark.parametrize(("money", "before", "playable"), PLAYABLE)
def test_a_card_is_paid_before_one_effect_brings_what_the_other_takes(
    money: int, before: int, playable: bool
) -> None:
    card = SeveralEffects(SELL, EARN, cost=3)
    game = small_game(card)
    player = game.players[0]
    player.megacredits, player.plants = money, before
    assert can_play(game, player, card.index) == playable
    if playable:
        play(game, card)
        assert (game.decision, player.megacredits) == (None, money - 5 + before)


@pytest.mark.parametrize(
    ("money", "before", "chooses", "possible"),
    [
        (2, 0, False, True),
        (1, 0, False, False),
        (0, 2, False, True),
        (0, 0, True, True),
        (0, 1, False, False),
    ],
)
def test_an_action_is_possible_after_some_choice(
    money: int, before: int, chooses: bool, possible: bool
) -> None:
    card = SeveralEffects(SELL, EARN, chooses=chooses)
    game = small_game(card)
    player = game.players[0]
    lay_open(game, player, card.index)
    player.megacredits, player.plants = money, before
    assert (MOVE_ACTION | card.index in legal_moves(game, player, False)) == possible
