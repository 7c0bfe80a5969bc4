"""Resources on cards, values that differ for a player, and the area that obliges to buy an ocean."""

from collections.abc import Callable

import pytest
from runtime.steps.small_game import (
    OneStep,
    PlainCard,
    area,
    choose,
    option_keys,
    run_step,
    small_game,
)

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.texts import RuleTexts
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.board import Board
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    AREA_NOCTIS_AREA,
    AREA_VOLCANIC_AREA,
    BONUS_OCEAN_FOR_6_MEGACREDITS,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    TAG_EARTH,
    TILE_CITY,
    TILE_OCEAN,
    TOKEN_ANIMAL,
    TOKEN_MICROBE,
    VALUE_CARD_PRICE,
    VALUE_GREENERY_PRICE,
    VALUE_LEEWAY,
    VALUE_OCEAN_BONUS,
    VALUE_STEEL_VALUE,
    VALUE_TITANIUM_VALUE,
    define,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.names import (
    add_to_card,
    areas,
    areas_or,
    beside_none,
    change_value,
    choose_option,
    discount_cards,
    discount_tag,
    let_pay,
    lose_all,
    place,
    protect_card,
    protect_gauge,
    protect_token,
    reset_value,
    set_value,
    stop_letting_pay,
    stop_protecting_card,
    stop_protecting_gauge,
    stop_protecting_token,
    value,
)
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile


def game_with_holders() -> tuple[Game, list[PlainCard]]:
    """Two cards for animals, one for microbes; the second holds an animal."""
    kinds = (("birds", TOKEN_ANIMAL), ("fish", TOKEN_ANIMAL), ("ants", TOKEN_MICROBE))
    cards = [PlainCard(key, holds=token) for key, token in kinds]
    game = small_game(*cards)
    for card in cards:
        lay_open(game, game.players[0], card.index)
    game.players[0].add_tokens(cards[1].index, 1)
    return game, cards


def test_a_resource_goes_onto_a_card_that_can_hold_it() -> None:
    game, _ = game_with_holders()
    run_step(game, lambda g, f: add_to_card(g, f, TOKEN_ANIMAL, 2, ANY_CARD))
    assert option_keys(game) == ["card:birds", "card:fish"]
    choose(game, "card:birds")
    run_step(game, lambda g, f: add_to_card(g, f, TOKEN_MICROBE, 1, ANY_CARD))
    assert (game.decision, game.players[0].held) == (None, [2, 1, 1])


def test_a_resource_that_no_card_can_hold_is_lost() -> None:
    game, _ = game_with_holders()
    run_step(game, lambda g, f: add_to_card(g, f, TOKEN_ANIMAL, 2, ANY_CARD), player=1)
    assert (game.decision, game.players[1].held) == (None, [])


def test_options_are_worded_by_the_card_that_offers_them() -> None:
    game = small_game()
    run_step(game, lambda g, f: choose_option(g, f, [0, 2]))
    rule = game.table.rules[game.stack[-1].cause]
    assert isinstance(rule, OneStep)
    words = ("gain a plant", "gain heat", "draw a card")
    rule.told = RuleTexts("", 0, {}, {}, (), {(0, 1): words})
    decision = game.decision
    assert decision is not None
    assert [option.key for option in decision.options] == ["option:0", "option:2"]
    assert [option.label for option in decision.options] == ["gain a plant", "draw a card"]


@pytest.mark.parametrize(("heat", "left"), [(5, 0), (0, 0)])
def test_all_is_lost_whatever_there_is(heat: int, left: int) -> None:
    game = small_game()
    for player in game.players:
        player.heat = heat
    run_step(game, lambda g, f: lose_all(g, f, RESOURCE_HEAT))
    assert [player.heat for player in game.players] == [left, heat]


BothWays = tuple[Callable[[Player], None], Callable[[Player], None]]


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        (lambda p: discount_cards(p, 2), lambda p: discount_cards(p, -2)),
        (lambda p: discount_tag(p, TAG_EARTH, 3), lambda p: discount_tag(p, TAG_EARTH, -3)),
        (lambda p: change_value(p, VALUE_LEEWAY, 2), lambda p: change_value(p, VALUE_LEEWAY, -2)),
        (
            lambda p: set_value(p, VALUE_OCEAN_BONUS, 3),
            lambda p: reset_value(p, VALUE_OCEAN_BONUS, 3),
        ),
        (
            lambda p: let_pay(p, RESOURCE_HEAT, RESOURCE_MEGACREDIT),
            lambda p: stop_letting_pay(p, RESOURCE_HEAT, RESOURCE_MEGACREDIT),
        ),
        (
            lambda p: protect_gauge(p, RESOURCE_PLANT),
            lambda p: stop_protecting_gauge(p, RESOURCE_PLANT),
        ),
        (
            lambda p: protect_token(p, TOKEN_ANIMAL),
            lambda p: stop_protecting_token(p, TOKEN_ANIMAL),
        ),
        (lambda p: protect_card(p, 70), lambda p: stop_protecting_card(p, 70)),
    ],
)
def test_what_a_lasting_effect_changes_its_end_takes_back(
    begin: Callable[[Player], None], end: Callable[[Player], None]
) -> None:
    def state(player: Player) -> list[object]:
        return [
            player.card_discount,
            player.tag_discounts,
            player.leeway,
            player.ocean_bonus,
            player.money_like,
            player.protected,
            player.protected_tokens,
            player.protected_cards,
        ]

    player = small_game().players[0]
    before = state(player)
    begin(player)
    assert state(player) != before
    end(player)
    assert state(player) == before


@pytest.mark.parametrize(
    ("which", "normal"),
    [
        (VALUE_STEEL_VALUE, 2), (VALUE_TITANIUM_VALUE, 3), (VALUE_GREENERY_PRICE, 8), (VALUE_CARD_PRICE, 3),
        (VALUE_OCEAN_BONUS, 2), (VALUE_LEEWAY, 0),
    ],
)  # fmt: skip
def test_a_value_is_set_changed_and_brought_back_for_one_player(which: int, normal: int) -> None:
    game = small_game()
    one, other = game.players
    set_value(one, which, 11)
    change_value(one, which, 2)
    assert (value(game, one, which), value(game, other, which)) == (13, normal)
    set_value(one, which, 9)
    reset_value(one, which, 11)
    assert value(game, one, which) == 11
    reset_value(one, which, 9)
    assert value(game, one, which) == normal + 2


def test_a_value_of_a_pack_starts_at_what_it_normally_is() -> None:
    crystal_value = define("value", "crystal_value", "caves", {"normally": (4,)})
    game = small_game()
    player = game.players[0]
    change_value(player, crystal_value, 2)
    set_value(player, crystal_value, -1)
    assert value(game, player, crystal_value) == 1
    reset_value(player, crystal_value, -1)
    others = value(game, game.players[1], crystal_value)
    assert (value(game, player, crystal_value), others) == (6, 4)
    change_value(player, VALUE_STEEL_VALUE, 1)
    assert value(game, player, VALUE_STEEL_VALUE) == 3


def with_priced_area(where: str) -> Game:
    game = small_game()
    old = game.table.board
    bonuses = list(old.bonuses)
    bonuses[area(where)] = (BONUS_OCEAN_FOR_6_MEGACREDITS,)
    game.table.board = Board("priced", "Priced", "tests", old.rows, old.kinds, tuple(bonuses))
    return game


def test_a_tile_on_the_priced_area_buys_an_ocean() -> None:
    game = with_priced_area("9-3")
    game.players[0].megacredits = 7
    run_step(game, lambda g, f: place(g, f, TILE_CITY, 1 << area("9-3")))
    assert game.decision is not None and game.decision.question == "area"
    choose(game, "area:1-5")
    player = game.players[0]
    assert (player.megacredits, player.rating, game.oceans) == (1, 21, 1 << area("1-5"))


@pytest.mark.parametrize(("money", "oceans", "open_"), [(6, 0, True), (5, 0, False), (0, 9, True)])
def test_the_priced_area_is_open_to_whoever_can_pay_or_needs_not(
    money: int, oceans: int, open_: bool
) -> None:
    game = with_priced_area("9-3")
    game.players[0].megacredits = money
    for number in range(oceans):
        put_tile(game, -1, TILE_OCEAN, number, -1)
    mask = areas(game, game.players[0], AREA_LAND)
    assert bool(mask >> area("9-3") & 1) == open_


def test_on_a_map_without_them_named_areas_give_way() -> None:
    game = small_game()
    put_tile(game, 1, TILE_CITY, area("7-3"), -1)
    player = game.players[0]
    cities = areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
    assert areas_or(game, player, AREA_NOCTIS_AREA, cities) == cities
    volcanoes = areas(game, player, AREA_VOLCANIC_AREA)
    assert areas_or(game, player, AREA_VOLCANIC_AREA, cities) == volcanoes != cities
