"""How politics is set up, and what happens where pieces run out (002 p. 2 and 4). In: new games, positions. Out: seats, events, pieces."""

import pytest

from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    add_piece,
    in_reserve,
    leader,
    members,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.politics import (
    COMING,
    CURRENT,
    DISTANT,
    FormGovernment,
    TurnEvents,
    event_rule,
    set_up_politics,
)
from runtime.positions import position

SETS = ("base", "corporate_era", "turmoil")


def set_up(players: int, first: str, second: str) -> Game:
    """With these two events on top of the deck."""
    game = new_game(players=players, sets=SETS, seed=1)
    game.pieces, game.leaders, game.dominant = [], [], -1
    top = [game.table.numbers["global_event." + event] for event in (first, second)]
    rest = [event for event in game.table.global_events if event not in top]
    set_up_politics(game, top + rest)
    return game


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize(
    ("first", "second", "dominant", "pieces"),
    [
        ("election", "diversity", "greens", {"greens": 1, "scientists": 1}),
        ("election", "pandemic", "greens", {"greens": 2}),
        ("riots", "election", "mars_first", {"mars_first": 1, "greens": 1}),
    ],
)
def test_two_events_are_turned_up_and_greens_rule(
    players: int, first: str, second: str, dominant: str, pieces: dict[str, int]
) -> None:
    game = set_up(players, first, second)
    numbers = game.table.numbers
    assert game.turned[CURRENT] == -1
    assert event_rule(game, game.turned[COMING]).key == "global_event." + first
    assert event_rule(game, game.turned[DISTANT]).key == "global_event." + second
    assert len(game.event_deck) == 29
    assert game.dominant == numbers["body." + dominant]
    assert game.ruling == numbers["body.greens"]
    assert game.head == NEUTRAL_HOLDER
    for body in game.table.bodies:
        key = game.table.rules[body].key.removeprefix("body.")
        assert members(game, body) == pieces.get(key, 0)
        assert leader(game, body) == (NEUTRAL_HOLDER if key in pieces else -1)
    # One waits in the lobby, six in the reserve; of the neutral ones one presides and two are members.
    assert [in_reserve(game, player.index) for player in game.players] == [6] * players
    assert game.lobby == (1 << players) - 1
    assert in_reserve(game, NEUTRAL_HOLDER) == 11


def test_its_cards_are_among_the_others_and_its_terraformer_replaces_the_old_one() -> None:
    table = new_game(players=2, sets=SETS, seed=1).table
    assert sum(table.cards[card].set_id == "turmoil" for card in table.project_cards) == 16
    keys = [milestone.key for milestone in table.milestones]
    assert "milestone.terraformer_26" in keys and "milestone.terraformer" not in keys
    assert len(keys) == 5


def test_where_no_neutral_delegate_is_left_none_is_added() -> None:
    game = position("with set turmoil, next event riots")
    reds, greens = (game.table.numbers["body." + body] for body in ("reds", "greens"))
    while in_reserve(game, NEUTRAL_HOLDER):
        add_piece(game, greens, NEUTRAL_HOLDER, -1)
    assert game.pieces.count(game.pieces[0]) == 13
    frame = game.push(0, 0, 0, -1)
    assert TurnEvents().run(game, frame)
    assert members(game, reds) == 0 and in_reserve(game, NEUTRAL_HOLDER) == 0


def test_whoever_has_no_delegate_left_has_none_in_the_lobby_again() -> None:
    game = position(
        "with set turmoil, nobody in the lobby, 7 delegates in greens; red: 1 delegate in reds"
    )
    game.dominant = game.table.numbers["body.reds"]
    frame = game.push(0, 0, 0, -1)
    frame.step = 2
    assert FormGovernment().run(game, frame)
    assert game.lobby == 0b10


def test_the_deck_of_events_is_made_anew_of_those_that_are_over() -> None:
    game = set_up(2, "election", "diversity")
    game.event_discards, game.event_deck = game.event_deck, []
    frame = game.push(0, 0, 0, -1)
    assert TurnEvents().run(game, frame)
    assert game.turned[DISTANT] >= 0 and len(game.event_deck) == 28 and not game.event_discards
