"""Effects that hold while a card is in play. In: each card of the game and of the packs that has some. Out: in force while it lies there, and nothing left of them behind it."""

from functools import cache
from pathlib import Path

import pytest
from runtime.trust.games import Kind, game_after

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.state_data import to_data

SETS = ("base", "corporate_era", "turmoil", "turmoil_promos")
PACKS = sorted(path.name for path in (Path(__file__).parents[3] / "cards/fan").iterdir())


@cache
def game_with(packs: tuple[str, ...]) -> Game:
    return game_after(Kind(2, SETS, packs=packs), 11, 90)


def kept(game: Game) -> object:
    return to_data(game)["players"]


def lasting(game: Game) -> list[Card]:
    """Of no card that lies there already."""
    cards = [rule for rule in game.table.rules if isinstance(rule, Card)]
    there = [card for player in game.players for card in player.tableau]
    return [
        card
        for card in cards
        if type(card).enter is not Rule.enter and card.index not in there and card.quality >= 0
    ]


@pytest.mark.parametrize("packs", [(), *((pack,) for pack in PACKS)], ids=str)
def test_what_comes_into_force_with_a_card_ends_with_it_and_nothing_else(
    packs: tuple[str, ...],
) -> None:
    game = game_with(packs).clone()
    player = game.players[1]
    before = kept(game)
    cards = lasting(game)
    for card, other in zip(cards, cards[1:] + cards[:1]):
        begin(game, other, player)
        alone = kept(game)
        assert alone != before, other.key
        end(game, other, player)
        assert kept(game) == before, other.key
        if card is not other:
            begin(game, card, player)
            begin(game, other, player)
            end(game, card, player)
            assert kept(game) == alone, (card.key, other.key)
            end(game, other, player)


def begin(game: Game, card: Card, player: Player) -> None:
    card.enter(game, player)
    game.settle()


def end(game: Game, card: Card, player: Player) -> None:
    card.leave(game, player)
    game.settle()


def test_what_holds_for_the_next_card_ends_after_it() -> None:
    game = game_with(()).clone()
    player = game.players[1]
    before = kept(game)
    cards = [
        r for r in game.table.rules if type(r).enter_for_next_card is not Rule.enter_for_next_card
    ]
    assert cards
    for card in cards:
        card.enter_for_next_card(game, player)
        assert kept(game) != before, card.key
        card.leave_after_next_card(game, player)
        assert kept(game) == before, card.key
