"""A step says whether somebody is asked, or something else must come first. In: steps that find nothing to do. Out: no, and nothing waits."""

from collections.abc import Callable

import pytest
from runtime.steps.small_game import run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    TILE_CITY,
    TOKEN_ANIMAL,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.names import (
    add_to_another_card,
    add_to_card,
    choose_amount,
    choose_option,
    choose_player,
    decrease_any,
    discard,
    draw_some,
    draw_to_buy,
    pay_money,
    place,
    raise_track,
    remove,
    remove_tokens_up_to,
    remove_up_to,
    remove_up_to_from_neighbour,
    repeat,
    reserve,
    steal_up_to,
)
from cardwright_runtime.terraforming_mars.steps.responses import announce, push_responses

Step = Callable[[Game, Frame], bool]

# The deck is empty, nobody has anything, and the temperature is at its goal.
STEPS: list[tuple[str, Step]] = [
    ("draw some", lambda g, f: draw_some(g, f, 4, 2, ANY_CARD, False)),
    ("draw to buy", lambda g, f: draw_to_buy(g, f, 1)),
    ("discard none", lambda g, f: discard(g, f, 0, ANY_CARD)),
    ("discard what is not there", lambda g, f: discard(g, f, 2, ANY_CARD)),
    ("choose among no options", lambda g, f: choose_option(g, f, [])),
    ("choose the only option", lambda g, f: choose_option(g, f, [1])),
    ("choose the only amount", lambda g, f: choose_amount(g, f, 2, 2)),
    ("choose among no players", lambda g, f: choose_player(g, f, [])),
    ("choose the only player", lambda g, f: choose_player(g, f, [1])),
    ("place nowhere", lambda g, f: place(g, f, TILE_CITY, 0)),
    ("reserve nothing", lambda g, f: reserve(g, f, 0)),
    ("raise above the goal", lambda g, f: raise_track(g, f, TRACK_TEMPERATURE, 1)),
    ("repeat nothing", lambda g, f: repeat(g, f, ANY_CARD)),
    ("remove", lambda g, f: remove(g, f, RESOURCE_PLANT, 1)),
    ("remove up to", lambda g, f: remove_up_to(g, f, RESOURCE_PLANT, 1)),
    ("rob no neighbour", lambda g, f: remove_up_to_from_neighbour(g, f, RESOURCE_STEEL, 1)),
    ("steal", lambda g, f: steal_up_to(g, f, RESOURCE_STEEL, 1)),
    ("decrease", lambda g, f: decrease_any(g, f, PRODUCTION_ENERGY, 1)),
    ("add to no card", lambda g, f: add_to_card(g, f, TOKEN_ANIMAL, 1, ANY_CARD)),
    ("add to no other card", lambda g, f: add_to_another_card(g, f, TOKEN_ANIMAL, 1, ANY_CARD)),
    ("add to no card at all", lambda g, f: add_to_card(g, f, -1, 1, ANY_CARD)),
    ("remove from no card", lambda g, f: remove_tokens_up_to(g, f, TOKEN_ANIMAL, 1)),
    ("pay_money", lambda g, f: pay_money(g, f, RESOURCE_MEGACREDIT, 0)),
    ("tell nobody", lambda g, f: announce(g, f, Event(EVENT_PLAYS_CARD, 0))),
    ("carry out nothing", lambda g, f: push_responses(g, [])),
]


@pytest.mark.parametrize("step", [step for _, step in STEPS], ids=[name for name, _ in STEPS])
def test_a_step_with_nothing_to_do_goes_on_at_once(step: Step) -> None:
    game = small_game(players=3, deck=0)
    game.temperature = 8
    said: list[bool] = []

    def carried_out(game: Game, frame: Frame) -> None:
        waiting = len(game.stack)
        said.append(step(game, frame))
        assert len(game.stack) == waiting

    run_step(game, carried_out)
    assert (said, game.decision, game.stack) == ([False], None, [])


@pytest.mark.parametrize(("options", "chosen"), [([], -1), ([3], 3)])
def test_where_there_is_nothing_to_choose_nobody_is_asked(options: list[int], chosen: int) -> None:
    found: list[int] = []

    def step(game: Game, frame: Frame) -> None:
        assert not choose_option(game, frame, options)
        found.append(frame.chosen)

    run_step(small_game(), step)
    assert found == [chosen]


@pytest.mark.parametrize(("least", "most", "amount"), [(2, 2, 2), (2, 1, 2), (0, 0, 0)])
def test_a_single_amount_is_not_asked_about(least: int, most: int, amount: int) -> None:
    found: list[int] = []

    def step(game: Game, frame: Frame) -> None:
        assert not choose_amount(game, frame, least, most)
        found.append(frame.amount)

    run_step(small_game(), step)
    assert found == [amount]
