"""Cards that change hands. In: a description of cards, how many, to whom. Out: cards in another hand."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import CARD_KEPT
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import TRANSFER_CARDS
from cardwright_runtime.terraforming_mars.slots import Amount, Cards, SomePlayers
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard, without


def transfer(game: Game, frame: Frame, amount: Amount, cards: Cards, players: SomePlayers) -> bool:
    """So many such cards of the own choice out of the hand into theirs, or what there is; nobody gives to himself.

    Step: Transfer(amount, cards=CardKind() | cards, players=players)
    Takes: hand
    Reads: hand, choice, anybody
    """
    if not players or players[0] == frame.player:
        return False
    player = game.players[frame.player]
    found = fitting(game, player, player.hand, frame.rule, cards)
    if amount <= 0 or not found:
        return False
    if amount >= len(found):
        for card in found:
            _hand_over(game, frame, card, players[0])
        return False
    asked = game.push(TRANSFER_CARDS, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.chosen = players[0]
    asked.items = found
    return True


def _hand_over(game: Game, frame: Frame, card: int, whom: int) -> None:
    giver, receiver = game.players[frame.player], game.players[whom]
    giver.hand = without(giver.hand, card)
    receiver.hand = receiver.hand + [card]
    if game.logging:
        game.record(CARD_KEPT, card, 1, whom, frame)


class TransferCards(ChooseCard):
    """`items` are the cards to choose from, `amount` how many are still to go, `chosen` who gets them."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.amount <= 0:
            return True
        game.ask(frame.player, frame.items)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.items = without(frame.items, value)
        frame.amount -= 1
        _hand_over(game, frame, value, frame.chosen)
