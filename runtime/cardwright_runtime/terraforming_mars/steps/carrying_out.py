"""Another rule carried out within a step. In: a description of cards. Out: a card of the hand played, an action used, on the stack.

What carries out another card is itself carried out by none: nothing can go round in a circle (ruling `no-third-card`).
"""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PLAY_CARD, PLAY_FROM_HAND, USE_ACTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.slots import Cards
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard
from cardwright_runtime.terraforming_mars.steps.helped import can_act_in_some_order, can_play


def play_from_hand(game: Game, frame: Frame, cards: Cards) -> bool:
    """One such card, with its requirement, its cost and its effect as ever; where none can be played, nothing.

    Step: PlayFromHand(cards=CardKind() | cards)
    Adds: everything
    Takes: hand, money
    Reads: everything, open, choice
    """
    found = _playable(game, game.players[frame.player], frame.rule, cards)
    return _ask_for_one(game, frame, PLAY_FROM_HAND, found)


def _playable(game: Game, player: Player, rule: int, cards: int) -> list[int]:
    known = game.table.cards
    return [
        card
        for card in fitting(game, player, player.hand, rule, cards)
        if not known[card].carries_out and can_play(game, player, card)
    ]


def use_action(game: Game, frame: Frame, cards: Cards) -> bool:
    """That of one such card of one's own, used in this generation or not; where none is possible, nothing.

    Step: UseAction(cards=CardKind() | cards)
    Adds: everything
    Takes: everything
    Reads: everything, open, choice
    """
    found = _usable(game, game.players[frame.player], frame.rule, cards)
    return _ask_for_one(game, frame, USE_ACTION, found)


def _usable(game: Game, player: Player, rule: int, cards: int) -> list[int]:
    known = game.table.cards
    return [
        card
        for card in fitting(game, player, player.action_cards, rule, cards)
        if not known[card].carries_out and _can_act(game, player, card)
    ]


def _can_act(game: Game, player: Player, card: int) -> bool:
    rule = game.table.cards[card]
    if rule.can_act(game, player):
        return True
    return rule.orders_action and can_act_in_some_order(game, player, rule)


def _ask_for_one(game: Game, frame: Frame, question: int, cards: list[int]) -> bool:
    if not cards:
        return False
    asked = game.push(question, frame.block, frame.player, frame.cause)
    asked.items = cards
    return True


class CarryOut(ChooseCard):
    """`items` are the cards to choose from."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0 and not self.put(game, frame, frame.items):
            return False
        return game.stack[-1] is frame


class PlayFromHand(CarryOut):
    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.push(PLAY_CARD, WHEN_PLAYED, frame.player, value)


class UseAction(CarryOut):
    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.push(value, ACTION, frame.player, value)
