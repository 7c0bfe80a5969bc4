"""Paying: which amounts of metals and heat are offered, and what a card costs."""

import pytest
from runtime.positions import position
from runtime.steps.small_game import PlainCard, choose, option_keys, run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
    TAG_BUILDING,
    TAG_EARTH,
    TAG_SPACE,
)
from cardwright_runtime.terraforming_mars.phases import payment_trial
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.names import (
    discount_cards,
    discount_tag,
    let_pay,
    let_stock_pay,
    lose,
    pay_money,
)
from cardwright_runtime.terraforming_mars.payment import cost, means, money, payers_for, worth
from cardwright_runtime.terraforming_mars.steps.helped import can_play
from cardwright_runtime.terraforming_mars.steps.playing import play_card

BUILDING = (TAG_BUILDING,)
SPACE = (TAG_SPACE,)
BOTH = (TAG_BUILDING, TAG_SPACE)


def game_with(card: PlainCard, money: int, steel: int, titanium: int, heat: int = 0) -> Game:
    game = small_game(card)
    player = game.players[0]
    player.megacredits, player.steel, player.titanium, player.heat = money, steel, titanium, heat
    player.hand = [card.index]
    if heat:
        let_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)
    return game


@pytest.mark.parametrize(
    ("price", "tags", "money", "steel", "titanium", "offered"),
    [
        # Both metals short of the price: any number of them.
        (10, BUILDING, 20, 2, 5, "0 1 2"),
        # 000 p. 6: the change of the last unit is lost, but no whole unit may be wasted.
        (5, BUILDING, 20, 9, 0, "0 1 2 3"),
        (5, BUILDING, 2, 9, 0, "2 3"),
        (9, SPACE, 0, 0, 3, ""),
        (30, SPACE, 3, 0, 20, "9 10"),
        # Steel that titanium would make superfluous is not offered.
        (4, BOTH, 0, 1, 2, "0 1"),
    ],
)
def test_as_many_metals_as_the_price_needs_are_offered(
    price: int, tags: tuple[int, ...], money: int, steel: int, titanium: int, offered: str
) -> None:
    card = PlainCard("card", price, tags)
    game = game_with(card, money, steel, titanium)
    assert can_play(game, game.players[0], card.index)
    run_step(game, lambda g, f: play_card(g, f, card.index))
    assert [key.rpartition(":")[2] for key in option_keys(game)] == offered.split()


def ways_to_pay(game: Game) -> set[tuple[int, int, int]]:
    """Money, steel and titanium that are left, however the questions are answered."""
    if game.decision is None:
        player = game.players[0]
        return {(player.megacredits, player.steel, player.titanium)}
    found: set[tuple[int, int, int]] = set()
    for index in range(len(game.option_values)):
        branch = game.clone()
        branch.choose(index)
        found |= ways_to_pay(branch)
    return found


def fitting_ways(price: int, money: int, steel: int, titanium: int) -> set[tuple[int, int, int]]:
    """000 p. 6: steel is worth 2, titanium 3; nobody gives a unit that could be left away."""
    found = set()
    for s in range(steel + 1):
        for t in range(titanium + 1):
            rest = price - 2 * s - 3 * t
            smallest = 2 if s else 3
            wasted = (s or t) and -rest >= smallest
            if rest <= money and not wasted:
                found.add((money - max(rest, 0), steel - s, titanium - t))
    return found


@pytest.mark.parametrize("price", range(10))
@pytest.mark.parametrize("money", [0, 3, 9])
def test_all_ways_to_pay_are_offered_and_no_others(price: int, money: int) -> None:
    for steel in range(4):
        for titanium in range(4):
            card = PlainCard("card", price, BOTH)
            game = game_with(card, money, steel, titanium)
            ways = fitting_ways(price, money, steel, titanium)
            assert can_play(game, game.players[0], card.index) == bool(ways)
            if ways:
                run_step(game, lambda g, f: play_card(g, f, card.index))
                assert ways_to_pay(game) == ways, (price, money, steel, titanium)


class Barter(PlainCard):
    """Any card may be paid for with a stock."""

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return True


@pytest.mark.parametrize(
    ("steel_pays", "heat_pays", "worths", "means_in_all"),
    [(3, 2, [3, 2], 10), (1, 2, [2, 2], 8), (3, 0, [3], 8)],
)
def test_a_stock_is_worth_the_most_that_is_said_of_it_and_is_there_once(
    steel_pays: int, heat_pays: int, worths: list[int], means_in_all: int
) -> None:
    card, barter = PlainCard("card", 6, BUILDING), Barter("barter")
    game = small_game(card, barter)
    player = game.players[0]
    player.steel = player.heat = 2
    let_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)
    for stock, pays in ((RESOURCE_HEAT, heat_pays), (RESOURCE_STEEL, steel_pays)):
        let_stock_pay(player, barter.index, stock, pays, RESOURCE_MEGACREDIT, 0)
    payers = payers_for(game, player, card)
    assert [worth(player, payer) for payer in payers] == worths
    assert means(player, payers) == means_in_all


class Toll(PlainCard):
    """A card whose effect takes of a resource that may pay for the card as well."""

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__("toll", 8, BUILDING)
        self.resource, self.amount = resource, amount
        self.touches = {WHEN_PLAYED: (0, 1 << resource, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return player.gauge(self.resource) >= self.amount

    def when_played(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, self.resource, self.amount)
        return True


@pytest.mark.parametrize(
    ("resource", "amount", "money", "steel", "offered"),
    [
        # What the effect takes must be left when the card is paid (000 p. 9: price and effect in full).
        (RESOURCE_MEGACREDIT, 5, 12, 0, "no"),
        (RESOURCE_MEGACREDIT, 5, 13, 0, ""),
        (RESOURCE_MEGACREDIT, 5, 12, 1, ""),
        (RESOURCE_MEGACREDIT, 5, 12, 4, "1 2 3 4"),
        (RESOURCE_STEEL, 2, 4, 2, "no"),
        (RESOURCE_STEEL, 2, 4, 4, ""),
        (RESOURCE_STEEL, 2, 8, 4, "0 1 2"),
    ],
)
def test_the_price_leaves_what_the_effect_takes(
    resource: int, amount: int, money: int, steel: int, offered: str
) -> None:
    card = Toll(resource, amount)
    game = game_with(card, money, steel, 0)
    assert can_play(game, game.players[0], card.index) == (offered != "no")
    if offered != "no":
        run_step(game, lambda g, f: play_card(g, f, card.index))
        assert [key.rpartition(":")[2] for key in option_keys(game)] == offered.split()


def test_metals_then_heat_then_money() -> None:
    card = PlainCard("card", 10, BUILDING)
    game = game_with(card, 7, 2, 0, heat=4)
    run_step(game, lambda g, f: play_card(g, f, card.index))
    assert option_keys(game) == ["pay:steel:0", "pay:steel:1", "pay:steel:2"]
    choose(game, "pay:steel:1")
    assert option_keys(game) == [f"pay:heat:{units}" for units in range(1, 5)]
    choose(game, "pay:heat:3")
    player = game.players[0]
    assert (player.megacredits, player.steel, player.heat) == (2, 1, 1)
    assert (player.hand, player.tableau) == ([], [card.index])


def test_heat_pays_any_price_in_megacredits_only_where_it_may() -> None:
    game = small_game()
    game.players[0].megacredits = game.players[1].megacredits = 8
    game.players[0].heat = game.players[1].heat = 3
    let_pay(game.players[0], RESOURCE_HEAT, RESOURCE_MEGACREDIT)
    run_step(game, lambda g, f: pay_money(g, f, RESOURCE_MEGACREDIT, 8), player=1)
    assert (game.players[1].megacredits, game.players[1].heat) == (0, 3)
    run_step(game, lambda g, f: pay_money(g, f, RESOURCE_MEGACREDIT, 8))
    choose(game, "pay:heat:3")
    assert (game.players[0].megacredits, game.players[0].heat) == (3, 0)


@pytest.mark.parametrize(
    ("tags", "expected"),
    [((), 8), ((TAG_EARTH,), 5), ((TAG_EARTH, TAG_EARTH), 5), ((TAG_EARTH, TAG_SPACE), 3)],
)
def test_a_discount_counts_once_for_a_card(tags: tuple[int, ...], expected: int) -> None:
    card = PlainCard("card", 10, tags)
    game = game_with(card, 0, 0, 0)
    player = game.players[0]
    discount_cards(player, 2)
    discount_tag(player, TAG_EARTH, 3)
    discount_tag(player, TAG_SPACE, 2)
    assert cost(game, player, card.index) == expected


def test_a_card_never_costs_less_than_nothing() -> None:
    card = PlainCard("card", 3)
    game = game_with(card, 0, 0, 0)
    discount_cards(game.players[0], 8)
    assert cost(game, game.players[0], card.index) == 0
    run_step(game, lambda g, f: play_card(g, f, card.index))
    assert game.players[0].megacredits == 0


@pytest.mark.parametrize(("value", "pays"), [(2, 2), (1, 1), (0, 0), (-3, 0)])
def test_a_metal_is_worth_its_value_and_never_less_than_nothing(value: int, pays: int) -> None:
    player = small_game().players[0]
    player.steel_value = player.titanium_value = value
    assert worth(player, RESOURCE_STEEL) == worth(player, RESOURCE_TITANIUM) == pays
    assert worth(player, RESOURCE_HEAT) == 1


def test_what_two_cards_let_pay_is_there_once() -> None:
    player = small_game().players[0]
    player.megacredits, player.heat = 2, 5
    for _ in range(2):
        let_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)
    assert money(player) == 7


def test_after_a_trial_none_runs() -> None:
    game = position("20 megacredits, algae in hand, 5 oceans")
    for value in game.option_values:
        payment_trial.leads_to_payment(game, game.players[0], value)
    assert payment_trial._running == [0]
