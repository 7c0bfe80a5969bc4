"""Cards from the deck: drawn, kept, bought, revealed, discarded, and the deck made anew."""

import pytest
from runtime.steps.small_game import PlainCard, choose, option_keys, run_step, small_game

from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_HAND
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.names import (
    can_discard,
    can_draw,
    discard,
    draw,
    draw_some,
    draw_to_buy,
)
from cardwright_runtime.terraforming_mars.steps.helped import can_play


def names(game: Game, cards: list[int]) -> list[str]:
    return [game.table.rules[card].key for card in cards]


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = small_game(deck=5)
    run_step(game, lambda g, f: draw(g, f, 4))
    run_step(game, lambda g, f: discard(g, f, 4, ANY_CARD))
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
        run_step(game, lambda g, f: discard(g, f, 5, ANY_CARD))
        run_step(game, lambda g, f: draw(g, f, 3))
        return names(game, game.players[0].hand)[2]

    assert third_card() == third_card()


def test_some_cards_are_kept_and_the_rest_discarded() -> None:
    game = small_game()
    run_step(game, lambda g, f: draw_some(g, f, 4, 2, ANY_CARD, False))
    choose(game, "card:deck_2")
    assert option_keys(game) == ["card:deck_0", "card:deck_1", "card:deck_3"]
    choose(game, "card:deck_0")
    assert names(game, game.players[0].hand) == ["deck_2", "deck_0"]
    assert names(game, game.discards) == ["deck_1", "deck_3"]


@pytest.mark.parametrize(("deck", "kept"), [(2, ["deck_0", "deck_1"]), (1, ["deck_0"]), (0, [])])
def test_of_few_cards_all_are_kept(deck: int, kept: list[str]) -> None:
    game = small_game(deck=deck)
    run_step(game, lambda g, f: draw_some(g, f, 4, 2, ANY_CARD, False))
    assert (game.decision, names(game, game.players[0].hand)) == (None, kept)


@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (["card:none"], []),
        (["card:deck_2", "card:none"], ["deck_2"]),
        (["card:deck_1", "card:deck_3"], ["deck_1", "deck_3"]),
    ],
)
def test_fewer_cards_may_be_kept(answers: list[str], kept: list[str]) -> None:
    game = small_game()
    run_step(game, lambda g, f: draw_some(g, f, 4, 2, ANY_CARD, True))
    for answer in answers:
        choose(game, answer)
    assert (game.decision, names(game, game.players[0].hand)) == (None, kept)
    assert len(game.discards) == 4 - len(kept)


class Sale(PlainCard):
    """Discard a card when it is played."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.touches = {WHEN_PLAYED: (0, FACET_HAND, FACET_CHOICE)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_discard(game, player, self.index, ANY_CARD, 1)


@pytest.mark.parametrize(("others", "playable"), [(0, False), (1, True)])
def test_a_card_that_is_played_is_no_card_in_hand(others: int, playable: bool) -> None:
    sale = Sale("sale")
    game = small_game(sale)
    player = game.players[0]
    player.hand = [sale.index, *game.deck[:others]]
    assert can_play(game, player, sale.index) == playable
    assert len(player.hand) == others + 1


@pytest.mark.parametrize(
    ("amount", "asked", "left"), [(0, False, 3), (1, True, 2), (3, False, 0), (4, False, 0)]
)
def test_nobody_is_asked_which_cards_go_where_all_go_or_none(
    amount: int, asked: bool, left: int
) -> None:
    game = small_game()
    run_step(game, lambda g, f: draw(g, f, 3))
    run_step(game, lambda g, f: discard(g, f, amount, ANY_CARD))
    assert (game.decision is not None) == asked
    while option_keys(game):
        game.choose(0)
    assert (len(game.players[0].hand), len(game.discards)) == (left, 3 - left)


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
    run_step(game, lambda g, f: discard(g, f, 2, ANY_CARD))
    choose(game, "card:deck_1")
    choose(game, "card:deck_0")
    assert names(game, game.players[0].hand) == ["deck_2"]
