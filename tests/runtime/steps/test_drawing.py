"""Cards from the deck: drawn, kept, bought, revealed, discarded, and the deck made anew."""

import pytest
from runtime.steps.small_game import choose, option_keys, run_step, small_game

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.steps import (
    can_draw,
    discard,
    draw,
    draw_some,
    draw_to_buy,
)


def names(game: Game, cards: list[int]) -> list[str]:
    return [game.table.rules[card].key for card in cards]


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = small_game(deck=5)
    run_step(game, lambda g, f: draw(g, f, 4))
    run_step(game, lambda g, f: discard(g, f, 4))
    assert len(game.discards) == 4
    run_step(game, lambda g, f: draw(g, f, 3))
    hand = names(game, game.players[0].hand)
    assert hand[0] == "deck_4"
    assert len(set(hand)) == 3
    assert (game.discards, can_draw(game, 2), can_draw(game, 3)) == ([], True, False)


def test_the_same_seed_shuffles_alike() -> None:
    def third_card() -> str:
        game = small_game(deck=5)
        run_step(game, lambda g, f: draw(g, f, 5))
        run_step(game, lambda g, f: discard(g, f, 5))
        run_step(game, lambda g, f: draw(g, f, 3))
        return names(game, game.players[0].hand)[2]

    assert third_card() == third_card()


def test_some_cards_are_kept_and_the_rest_discarded() -> None:
    game = small_game()
    run_step(game, lambda g, f: draw_some(g, f, 4, 2))
    choose(game, "card:deck_2")
    assert option_keys(game) == ["card:deck_0", "card:deck_1", "card:deck_3"]
    choose(game, "card:deck_0")
    assert names(game, game.players[0].hand) == ["deck_2", "deck_0"]
    assert names(game, game.discards) == ["deck_1", "deck_3"]


@pytest.mark.parametrize(
    ("money", "answer", "hand", "left"),
    [(5, "buy:deck_0", ["deck_0"], 2), (5, "discard:deck_0", [], 5), (2, "", [], 2)],
)
def test_a_card_looked_at_is_bought_for_3_or_discarded(
    money: int, answer: str, hand: list[str], left: int
) -> None:
    game = small_game()
    game.players[0].megacredits = money
    run_step(game, lambda g, f: draw_to_buy(g, f, 1))
    if answer:
        choose(game, answer)
    assert names(game, game.players[0].hand) == hand
    assert (game.decision, game.players[0].megacredits) == (None, left)
    assert len(game.discards) == 1 - len(hand)


def test_the_player_says_which_cards_go() -> None:
    game = small_game()
    run_step(game, lambda g, f: draw(g, f, 3))
    run_step(game, lambda g, f: discard(g, f, 2))
    choose(game, "card:deck_1")
    choose(game, "card:deck_0")
    assert names(game, game.players[0].hand) == ["deck_2"]
