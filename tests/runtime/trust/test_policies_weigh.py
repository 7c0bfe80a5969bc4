"""What players without a person think of a position, buy and pay. In: positions set up by hand. Out: worths, and choices by key."""

from collections import Counter

import pytest

from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS, PAY_PRICE
from cardwright_runtime.terraforming_mars.policies import (
    affordable_cards,
    finish_move,
    generations_left,
    policy_of,
    position_worth,
)
from runtime.positions import option_keys, position

# What a player has more than nothing, and what the greedy player takes that to be worth, in generation 1 unless said.
WORTH = [
    ("1 megacredit", 1),
    ("15 megacredits", 15),
    ("17 megacredits", 15),
    ("25 megacredits", 18),
    ("3 steel", 6),
    ("3 titanium", 9),
    ("3 plants", 6),
    ("3 energy", 0),
    ("5 heat", 2),
    # Half of what comes in during the 12 generations that are still expected.
    ("2 megacredit production", 24),
    ("1 steel production", 24),
    ("1 titanium production", 36),
    ("1 plant production", 24),
    ("1 energy production", 12),
    ("1 heat production", 6),
    ("generation 9, 1 steel production", 8),
    ("generation 12, 1 titanium production", 3),
    ("generation 14, 1 titanium production", 3),
    # A step of rating brings a megacredit in each generation, and a point.
    ("21 rating", 18),
    ("generation 12, 21 rating", 7),
    ("mayor claimed", 30),
    ("1 card in hand", 5),
    ("8 cards in hand", 40),
    ("11 cards in hand", 43),
    # Each step nearer to the end.
    ("oxygen 3", 12),
    ("temperature -26", 8),
    ("ocean at 1-2", 4),
]


@pytest.mark.parametrize(("given", "worth"), WORTH)
def test_a_position_is_worth_what_it_holds_and_still_brings(given: str, worth: int) -> None:
    generation = given.partition(",")[0] if given.startswith("generation") else "generation 1"
    game, bare = position(given), position(generation)
    left = generations_left(bare)
    assert position_worth(game, 0, left) - position_worth(bare, 0, left) == worth


# Metals that a card takes, before money: as many as fit in the price; elsewhere money first.
PAID = [
    ("30 megacredits, 9 steel, mine in hand", "play mine", "pay:steel:2"),
    ("30 megacredits, 1 steel, mine in hand", "play mine", "pay:steel:1"),
    ("30 megacredits, 9 titanium, asteroid in hand", "play asteroid", "pay:titanium:4"),
    ("3 megacredits, 9 titanium, asteroid in hand", "play asteroid", "pay:titanium:4"),
    ("helion in play, 30 megacredits, 9 heat, mine in hand", "play mine", "pay:heat:0"),
]


@pytest.mark.parametrize("policy", ["A", "B"])
@pytest.mark.parametrize(("given", "when", "paid"), PAID)
def test_the_recorded_players_pay_with_metals_first(
    policy: str, given: str, when: str, paid: str
) -> None:
    game = position(given, when)
    assert option_keys(game)[policy_of(policy, 1).choose(game)] == paid
    assert game.question == PAY_PRICE


@pytest.mark.parametrize(
    ("given", "left", "most"),
    [("9 megacredits", 4, 3), ("30 megacredits", 4, 4), ("2 megacredits", 4, 0)],
)
def test_cards_are_bought_as_far_as_the_money_goes(given: str, left: int, most: int) -> None:
    game = position(given)
    assert affordable_cards(game, game.stack[-1], left) == most


MENU = "40 megacredits, algae in hand, mine in hand, 8 heat"
ENTRIES = {
    "pass": "pass",
    "sell_patents": "patents",
    "convert_heat": "heat",
    "award:banker": "awards",
    "award:scientist": "awards",
    "award:thermalist": "awards",
    "award:miner": "awards",
    "award:landlord": "awards",
}


def entry(key: str) -> str:
    return ENTRIES.get(key, "cards" if key.startswith("play:") else "standard projects")


def test_each_entry_of_the_menu_is_as_likely_however_many_moves_it_has() -> None:
    game = position(MENU)
    keys = option_keys(game)
    assert len(keys) > len(set(map(entry, keys)))
    chosen = Counter(entry(keys[policy_of("A", seed).choose(game)]) for seed in range(600))
    assert set(chosen) == set(map(entry, keys))
    assert all(0.6 < often * len(chosen) / 600 < 1.5 for often in chosen.values()), chosen


def test_policy_b_passes_and_sells_patents_only_where_nothing_else_is_left() -> None:
    game = position(MENU)
    keys = option_keys(game)
    chosen = {entry(keys[policy_of("B", seed).choose(game)]) for seed in range(60)}
    assert chosen == set(map(entry, keys)) - {"pass", "patents"}
    poor = position("0 megacredits, 3 cards in hand")
    assert {option_keys(poor)[policy_of("B", seed).choose(poor)] for seed in range(9)} == {"pass"}


def test_any_number_of_the_cards_looked_at_is_bought_as_often() -> None:
    """The number is drawn first, then which of them."""
    bought: Counter[int] = Counter()
    for seed in range(300):
        game = position("9 megacredits", "everybody passes")
        policy = policy_of("A", seed)
        count = 0
        while game.question == BUY_CARDS:
            index = policy.choose(game)
            count += game.asked_player == 0 and option_keys(game)[index].startswith("buy:")
            game.choose(index)
        bought[count] += 1
    assert set(bought) == {0, 1, 2, 3, 4} and all(35 < often < 90 for often in bought.values())


def test_from_whom_to_take_is_drawn_first_and_then_all_is_taken_or_nothing() -> None:
    given = "14 megacredits, asteroid in hand, 3 players; red: 3 plants; yellow: 2 plants"
    game = position(given, "play asteroid")
    assert len(option_keys(game)) == 2
    taken: Counter[str] = Counter()
    for seed in range(300):
        after, policy = game.clone(), policy_of("A", seed)
        after.choose(policy.choose(after))
        most = option_keys(after)[-1]
        key = option_keys(after)[policy.choose(after)]
        assert key in ("amount:0", most)
        taken[f"{most} {key}"] += 1
    assert set(taken) == {f"amount:{n} amount:{m}" for n in (2, 3) for m in (0, n)}
    # Nothing is one entry beside each of the two.
    nothing = taken["amount:2 amount:0"] + taken["amount:3 amount:0"]
    assert 75 < nothing < 125 and all(30 < often < 120 for often in taken.values()), taken


# Metals pay before money, the first option answers what else is asked, and nothing new is begun.
@pytest.mark.parametrize(
    ("given", "when", "left", "asked"),
    [
        ("30 megacredits, 9 steel, mine in hand", "play mine", (30, 7), "move"),
        ("25 megacredits, 3 steel", "project city", (0, 5), "move"),
        ("9 megacredits", "everybody passes", (9, 0), "buy"),
        ("9 megacredits, 1 steel", "", (9, 1), "move"),
    ],
)
def test_small_decisions_are_taken_as_they_come(
    given: str, when: str, left: tuple[int, int], asked: str
) -> None:
    game = position(given, when)
    if asked == "buy":
        left = (game.players[0].megacredits, 0)
    finish_move(game)
    assert (game.players[0].megacredits, game.players[0].steel) == left
    assert game.decision is not None and game.decision.question == asked


FUNDED = "banker funded, miner funded, landlord funded"


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ("8 heat", {"convert_heat"}),
        (f"11 megacredits, {FUNDED}", {"project:power_plant"}),
        (f"generation 14, 11 megacredits, {FUNDED}", {"pass"}),
        # A hand is no money, and the income that comes after passing is no reason to pass.
        (f"2 megacredits, 6 cards in hand, {FUNDED}; red: passed", {"pass"}),
        # Chance decides among equals.
        (
            "9 megacredits; red: 1 steel",
            {f"award:{a}" for a in ("landlord", "banker", "scientist", "thermalist")},
        ),
    ],
)
def test_the_greedy_player_takes_what_looks_best(given: str, chosen: set[str]) -> None:
    game = position(given)
    keys = option_keys(game)
    assert {keys[policy_of("greedy", seed).choose(game)] for seed in range(40)} == chosen


@pytest.mark.parametrize("policy", ["A", "B"])
def test_the_recorded_players_take_effects_in_the_order_of_the_list(policy: str) -> None:
    given = "11 megacredits, mars university in play, olympus conference in play with 1 science, breathing filters in hand, oxygen 7, algae in hand"
    game = position(given, "play breathing filters")
    assert game.decision is not None and game.decision.question == "order"
    assert {policy_of(policy, seed).choose(game) for seed in range(8)} == {0}
