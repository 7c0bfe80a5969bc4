"""Stories of the night market. In: what is given and what the keepers do. Out: what they have then, and may do."""

import pytest
from second_game.market_play import (
    and_the_other,
    do,
    first_is_asked,
    given,
    offered,
    stock,
    until_night,
)

FORTUNE, LANTERN, MOON = "fortune_teller", "lantern_maker", "paper_moon"

# Hand and stocks of the first keeper; what is done; what he has then.
PLAYED = [
    (["tea_house"], {"coins": 9}, ["open tea_house"], {"coins": 5, "tea": 3}),
    ([FORTUNE], {"coins": 9}, [f"open {FORTUNE}", "1"], {"coins": 5, "fame": 2}),
    ([FORTUNE], {"coins": 9}, [f"open {FORTUNE}", "0"], {"coins": 8, "fame": 0}),
    # Nobody is asked whether he pays what he has not.
    ([FORTUNE], {"coins": 3}, [f"open {FORTUNE}"], {"coins": 2, "fame": 0}),
    # The only option that is possible is taken.
    (["noodle_cart"], {"coins": 9}, ["open noodle_cart"], {"coins": 10, "fame": 0}),
    (
        ["noodle_cart"],
        {"coins": 9, "tea": 1},
        ["open noodle_cart", "1"],
        {"coins": 7, "tea": 0, "fame": 2},
    ),
    # Both wares of a stall are heard that hears itself, and its neighbour; what is heard is light alone.
    ([LANTERN], {"coins": 9}, [f"open {LANTERN}"], {"coins": 6}),
    ([LANTERN, MOON], {"coins": 9}, [f"open {LANTERN}", f"open {MOON}"], {"coins": 5, "silk": 1}),
    ([LANTERN, "tea_house"], {"coins": 9}, [f"open {LANTERN}", "open tea_house"], {"coins": 2}),
    ([MOON], {"coins": 9, "silk": 2}, [f"open {MOON}"], {"silk": 1, "fame": 3}),
    ([MOON], {"coins": 9, "silk": 1}, [f"open {MOON}"], {"silk": 2, "fame": 0}),
    (["silk_loom"], {"coins": 9}, ["open silk_loom", "use silk_loom"], {"coins": 1, "silk": 1}),
]


@pytest.mark.parametrize(("hand", "stocks", "moves", "then"), PLAYED)
def test_what_a_stall_brings(
    hand: list[str], stocks: dict[str, int], moves: list[str], then: dict[str, int]
) -> None:
    game = given(*hand, **stocks)
    do(game, *moves)
    assert {name: stock(game, name) for name in then} == then


# Hand and stocks; what has been done; whether the last stall can be opened.
OPENING = [
    (["tea_house"], {"coins": 4}, [], True),
    (["tea_house"], {"coins": 3}, [], False),
    (["quiet_corner"], {"coins": 9, "fame": 2}, [], True),
    (["quiet_corner"], {"coins": 9, "fame": 3}, [], False),
    ([LANTERN, "night_watch"], {"coins": 20}, [f"open {LANTERN}"], False),
    ([LANTERN, MOON, "night_watch"], {"coins": 20}, [f"open {LANTERN}", f"open {MOON}"], True),
]


@pytest.mark.parametrize(("hand", "stocks", "moves", "can"), OPENING)
def test_when_a_stall_can_be_opened(
    hand: list[str], stocks: dict[str, int], moves: list[str], can: bool
) -> None:
    game = given(*hand, **stocks)
    do(game, *moves)
    first_is_asked(game)
    assert (f"open {hand[-1]}" in offered(game)) == can


def test_the_others_wares_count_where_everyone_is_meant() -> None:
    game = and_the_other(given("quiet_corner", coins=9), "silk_loom")
    do(game, "pass", "other open silk_loom")
    until_night(game, 2)
    do(game, "open quiet_corner")
    assert stock(game, "coins") == 9 - 2 + 3 - 2 + 1


def test_the_other_keepers_lantern_pays_nothing() -> None:
    game = and_the_other(given(LANTERN, coins=9), MOON)
    do(game, f"open {LANTERN}", f"other open {MOON}")
    assert (stock(game, "coins"), stock(game, "coins", 1)) == (6, 9 - 3)


@pytest.mark.parametrize(("coins", "then"), [(8, 9), (2, 3), (1, 3), (0, 3)])
def test_rent_is_paid_as_far_as_one_can(coins: int, then: int) -> None:
    game = given(coins=coins)
    until_night(game, 2)
    assert stock(game, "coins") == then


def test_the_guild_lowers_the_rent_and_scores_the_craft() -> None:
    game = given("guild_hall", "silk_loom", coins=20)
    do(game, "open guild_hall", "open silk_loom")
    until_night(game, 2)
    assert stock(game, "coins") == 20 - 7 - 6 - 1 + 3
    assert game.points() == [9 // 5 + 1, 10 // 5]


def test_an_action_is_used_once_a_night() -> None:
    game = given("silk_loom", coins=20)
    do(game, "open silk_loom", "use silk_loom")
    first_is_asked(game)
    assert (game.night, offered(game)) == (1, ["pass"])
    until_night(game, 2)
    first_is_asked(game)
    assert offered(game) == ["pass", "use silk_loom"]


def test_an_action_needs_its_price() -> None:
    game = given("silk_loom", coins=7)
    do(game, "open silk_loom")
    first_is_asked(game)
    assert (game.night, offered(game)) == (1, ["pass"])


def test_dawn_pays_whoever_has_a_band() -> None:
    game = given("street_band", coins=9)
    do(game, "open street_band")
    until_night(game, 2)
    assert stock(game, "coins") == 9 - 3 + 1 - 2 + 3
    assert stock(game, "coins", 1) == 9 - 2 + 3


def test_another_keeper_begins_each_night() -> None:
    game = given()
    first = []
    while game.decision is not None:
        first.append(game.decision.player)
        do(game, "other pass", "other pass")
    assert first == [0, 1, 0, 1, 0, 1]


def test_most_points_win_and_ties_are_shared() -> None:
    game = given()
    until_night(game, 7)
    assert game.decision is None
    assert (game.points(), game.winners()) == ([2, 2], [0, 1])
    game = given("street_band")
    do(game, "open street_band")
    until_night(game, 7)
    # Six more coins at dawn, three fewer for its price; and its own point.
    assert (game.points(), game.winners()) == ([17 // 5 + 1, 14 // 5], [0])
