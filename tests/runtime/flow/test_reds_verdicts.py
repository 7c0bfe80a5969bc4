"""What is decided about the price of the rating without a trial is what following every answer would have shown. In: random games and positions while Reds rule. Out: the same moves and answers."""

import random
from collections.abc import Iterator

import pytest
from runtime.positions import position

from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PAY_PRICE
from cardwright_runtime.terraforming_mars.phases import payment_trial
from cardwright_runtime.terraforming_mars.phases.moves import legal_moves
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    MOVE_CONVERSION,
    RULE_MASK,
)
from cardwright_runtime.terraforming_mars.phases.payment_trial import ActionEnd
from cardwright_runtime.terraforming_mars.phases.settling import payable_moves, settle_debts
from cardwright_runtime.terraforming_mars.noun_facts import AREA_NUMBERS
from cardwright_runtime.terraforming_mars.steps.rating_ahead import money_gauges, money_of_area
from cardwright_runtime.terraforming_mars.steps.rating_price import can_settle, price_of_rating

SETS = ("base", "corporate_era", "turmoil")
# Following every answer may take long.
MOST_POSITIONS = 3_000


class TooLong(Exception):
    """Nobody knows."""


class EveryWay:
    """Nothing is left out and nothing is taken for the same."""

    def __init__(self, base: int, player: int) -> None:
        self.base = base
        self.player = player
        self.left = MOST_POSITIONS

    def leads_to_payment(self, game: Game, value: int) -> bool:
        ahead = game.clone()
        ahead.asked_player = -1
        ahead.answer_top(ahead.stack[-1], value)
        return self.some_way(ahead)

    def some_way(self, ahead: Game) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooLong
        while ahead.asked_player < 0:
            if len(ahead.stack) == self.base + 1:
                phase = ahead.table.rules[ACTION_PHASE]
                assert isinstance(phase, ActionEnd)
                # Whoever waits for a paid project answers first.
                if not phase.goes_on(ahead, ahead.stack[-1]):
                    return can_settle(ahead.players[self.player])
            elif ahead.run_top(ahead.stack[-1]):
                ahead.stack.pop()
        return any(self.leads_to_payment(ahead, value) for value in ahead.option_values)


def reds_rule_for(game: Game) -> bool:
    return game.asked_player >= 0 and price_of_rating(game.players[game.asked_player]) > 0


def with_little_money(game: Game, chance: random.Random) -> Iterator[Game]:
    """What a move brings decides there whether its price can be paid."""
    price = price_of_rating(game.players[game.asked_player])
    for money in chance.sample(range(2 * price + 2), 2):
        poor = game.clone()
        poor.players[game.asked_player].megacredits = money
        poor.players[game.asked_player].heat = max(8, game.players[game.asked_player].heat)
        poor.players[game.asked_player].plants = max(8, game.players[game.asked_player].plants)
        yield poor


def verdicts(game: Game) -> tuple[list[int], list[int]] | None:
    """Cards, actions, projects and conversions: those that are offered, and those after which some way leads to payment. None where
    there are too many ways to follow."""
    player = game.players[game.asked_player]
    moves = [
        move
        for move in legal_moves(game, player, game.actions_done > 0)
        if move & ~RULE_MASK <= MOVE_CONVERSION
        and not game.table.rules[move & RULE_MASK].carries_out
    ]
    every = EveryWay(payment_trial.place_of_phase(game), player.index)
    offered = payable_moves(game, player, moves)
    # Its own questions are not narrowed down either.
    payment_trial._running[0] += 1
    try:
        return offered, [move for move in moves if every.leads_to_payment(game, move)]
    except TooLong:
        return None
    finally:
        payment_trial._running[0] -= 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_moves_are_refused_and_offered_as_every_way_shows(players: int) -> None:
    chance = random.Random(players)
    compared = 0
    for seed in range(6):
        game = new_game(players=players, sets=SETS, seed=seed)
        while game.asked_player >= 0 and compared < 300 * (seed + 1):
            if game.question == ACTION_PHASE and reds_rule_for(game):
                for poor in (game, *with_little_money(game, chance)):
                    found = verdicts(poor)
                    if found is not None:
                        assert found[0] == found[1]
                        compared += 1
            game.choose(int(chance.random() * len(game.option_values)))
    assert compared > 150


RICH_IN = [
    # Money that areas and oceans beside them bring.
    "8 plants",
    "8 plants, ocean at 1-4, ocean at 1-5",
    "8 plants, 3-4 reserved, ocean at 3-3",
    "8 heat, temperature -2",
    "8 heat, temperature -26",
    "8 heat, temperature 6",
    "8 heat, temperature 8",
    # What pays for money, in stock, by a bonus of the map and by one of a track.
    "on hellas, helion in play, 8 plants, 1 heat",
    "on hellas, helion in play, 8 plants, 3 heat, city at 8-5",
    "on hellas, helion in play, 9 heat",
    "helion in play, 14 heat, temperature -26",
    # Cards of which steps are paid for: one at least, several, only where something answers.
    "asteroid in hand, 14 steel",
    "deimos down in hand, 10 titanium",
    "strip mine in hand, 13 steel, 2 energy production",
    "strip mine in hand, 13 steel, 2 energy production, oxygen 13",
    "release of inert gases in hand",
    "ice asteroid in hand, 8 titanium, 8 oceans",
    "ice asteroid in hand, 8 titanium, 9 oceans",
    "mangrove in hand, temperature 4",
    "mining expedition in hand, oxygen 14",
    "ghg producing bacteria in play with 2 microbes",
    "water import from europa in play, 2 titanium",
    "caretaker contract in play, 8 heat",
    "equatorial magnetizer in play, 1 energy production",
    # Answers that bring money, take it or raise.
    "arctic algae in play, 8 heat, temperature -2",
    "immigrant city in play, immigration shuttles in hand",
    "united nations mars initiative in play, rating raised",
    "media group in play, bribed committee in hand",
    "tharsis republic in play, 8 plants",
]
FUNDS = [*range(10), 14, 20]


@pytest.mark.parametrize("given", RICH_IN)
def test_with_any_money_moves_are_refused_and_offered_as_every_way_shows(given: str) -> None:
    compared = 0
    for money in FUNDS:
        game = position(f"with set turmoil, reds rules, {given}, {money} megacredits")
        found = verdicts(game)
        if found is not None:
            assert found[0] == found[1], money
            compared += len(found[1]) > 0
    assert compared
    assert reds_rule_for(game)


@pytest.mark.parametrize("given", RICH_IN)
def test_no_answer_is_offered_after_which_the_steps_cannot_be_paid(given: str) -> None:
    for money in FUNDS[::2]:
        game = position(f"with set turmoil, reds rules, {given}, {money} megacredits")
        for place, value in enumerate(game.option_values):
            if value & ~RULE_MASK <= MOVE_CONVERSION:
                ahead = game.clone()
                ahead.choose(place)
                if ahead.question != ACTION_PHASE:
                    assert all_can_be_paid(ahead), (money, value)


@pytest.mark.parametrize(
    ("given", "area", "money"),
    [
        # South of the map of Hellas areas print heat, which pays for Helion.
        ("on hellas, helion in play", "9-2", 2),
        ("on hellas", "9-2", 0),
        ("on hellas, helion in play, ocean at 5-6", "5-7", 5),
        ("ocean at 1-2, ocean at 1-4", "1-3", 4),
        ("ocean at 1-2, ocean at 1-4", "1-1", 2),
        ("ocean at 1-4", "5-5", 0),
        ("helion in play", "off-1", 0),
    ],
)
def test_money_that_a_tile_brings_its_owner(given: str, area: str, money: int) -> None:
    game = position(given)
    player, board = game.players[0], game.table.board
    where = next(n for n in range(AREA_NUMBERS) if board.area_name(n) == area)
    assert money_of_area(game, player, money_gauges(player), where) == money


@pytest.mark.parametrize(
    ("owed", "stock", "rating", "left"),
    [
        # 3 for each step: what cannot be paid is taken back, and the rest is paid.
        (6, "6 megacredits", 20, "0 0"),
        (6, "8 megacredits", 20, "2 0"),
        (6, "5 megacredits", 19, "2 0"),
        (6, "2 megacredits", 18, "2 0"),
        (9, "7 megacredits", 19, "1 0"),
        (3, "", 19, "0 0"),
        (6, "helion in play, 1 megacredit, 3 heat", 19, "1 0"),
        (3, "helion in play, 3 heat", 20, "0 0"),
    ],
)
def test_steps_that_cannot_be_paid_are_taken_back(
    owed: int, stock: str, rating: int, left: str
) -> None:
    game = position(f"with set turmoil, reds rules, {stock}".rstrip(", "))
    player = game.players[0]
    player.owed, game.asked_player = owed, -1
    assert settle_debts(game)
    game.advance()
    while game.question == PAY_PRICE:
        game.choose(len(game.option_values) - 1)
    assert player.owed == 0 and game.question == ACTION_PHASE
    assert (player.rating, f"{player.megacredits} {player.heat}") == (rating, left)


def all_can_be_paid(game: Game) -> bool:
    every = EveryWay(payment_trial.place_of_phase(game), game.active_player)
    payment_trial._running[0] += 1
    try:
        return all(every.leads_to_payment(game, value) for value in game.option_values)
    finally:
        payment_trial._running[0] -= 1
