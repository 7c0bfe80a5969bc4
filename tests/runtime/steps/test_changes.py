"""Cards that wait for changes: who hears them, and that two cards which set each other off come to an end."""

import pytest

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.catalogue import (
    Catalogue,
    board_of,
    rules_in_play,
    table_of,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_HEAT, RESOURCE_PLANT
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH
from cardwright_runtime.terraforming_mars.setup import undealt_game
from cardwright_runtime.terraforming_mars.steps.aftermath import MOST_ANSWERS
from cardwright_runtime.terraforming_mars.steps.gauges import gain
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_tools.meaning.workshop import workshop

SETS = ("base",)


def card(id: str, awaited: str, answer: str) -> str:
    return f'card {id} "{id}"\n    number 900\n    active, cost 1\n    whenever {awaited}\n        {answer}\n'


def game_with(*texts: str) -> Game:
    """The cards lie before the first player, and a deed of his is under way."""
    cards = [workshop().made(text).make() for text in texts]
    everything = rules_in_play(Catalogue(), SETS, "tharsis")
    board = board_of(everything)
    assert board is not None
    game = undealt_game(table_of(everything + cards, board, 2, SETS), 1)
    game.stack = []
    game.push(AFTERMATH, 0, 0, -1)
    for each in cards:
        lay_open(game, game.players[0], each.index)
    return game


def gains_a_plant(game: Game, player: int = 0) -> None:
    gain(game, Frame(0, 0, player, 0), RESOURCE_PLANT, 1)
    game.advance()


def test_two_cards_that_set_each_other_off_come_to_an_end() -> None:
    game = game_with(
        card("one", "you gain plant", "gain x heat"), card("two", "you gain heat", "gain x plants")
    )
    gains_a_plant(game)
    first = game.players[0]
    assert first.gauge(RESOURCE_PLANT) + first.gauge(RESOURCE_HEAT) == 1 + MOST_ANSWERS


@pytest.mark.parametrize(
    ("who", "own", "others"), [("you", 1, 0), ("anyone", 1, 1), ("opponent", 0, 1)]
)
def test_it_counts_whose_the_change_was(who: str, own: int, others: int) -> None:
    for player, heat in ((0, own), (1, others)):
        game = game_with(card("one", f"{who} gain plant", "gain 1 heat"))
        gains_a_plant(game, player)
        assert game.players[0].gauge(RESOURCE_HEAT) == heat


def test_answers_wait_until_the_deed_is_done() -> None:
    game = game_with(card("one", "you gain plant", "gain 1 heat"))
    gain(game, Frame(0, 0, 0, 0), RESOURCE_PLANT, 1)
    assert game.players[0].gauge(RESOURCE_HEAT) == 0
    assert len(game.stack[0].items) == 1
    game.advance()
    assert game.players[0].gauge(RESOURCE_HEAT) == 1
