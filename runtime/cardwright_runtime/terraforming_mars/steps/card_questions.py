"""Which cards are kept, bought, discarded. In: the cards to choose from. Out: hands, and the discard pile."""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.changes import CARD_KEPT
from cardwright_runtime.terraforming_mars.deeds import BOUGHT, DISCARDED, DRAWN
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS
from cardwright_runtime.terraforming_mars.payment import card_price, money
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of_a_card, tell_of_so_many
from cardwright_runtime.terraforming_mars.steps.drawing import (
    BUYING_OTHERS,
    OR_FEWER,
    ChooseCard,
    put_aside,
    without,
)
from cardwright_runtime.terraforming_mars.steps.paying import pay_money
from cardwright_runtime.terraforming_mars.steps.questions import Question, card_key, card_label

# Shared by all who are asked: the values of options are replaced, never changed in place.
BUY_OR_DISCARD: Final = [1, 0]
NO_MORE: Final = -1


class KeepSome(ChooseCard):
    """`items` are the cards looked at, `step` how many are kept by now, `amount` how many still may be; `chosen`: whether there may be
    fewer, and what becomes of the others."""

    def run(self, game: Game, frame: Frame) -> bool:
        fewer = frame.chosen & OR_FEWER != 0
        if frame.amount > 0 and frame.items and (fewer or len(frame.items) > frame.amount):
            game.ask(frame.player, [NO_MORE] + frame.items if fewer else frame.items)
            return False
        while frame.amount > 0 and frame.items:
            self.answer(game, frame, frame.items[0])
        tell_of_so_many(game, frame.player, DRAWN, frame.step)
        if frame.chosen & BUYING_OTHERS and frame.items:
            buying = game.push(BUY_CARDS, frame.block, frame.player, frame.cause)
            buying.items, frame.items = frame.items, NO_ITEMS
            frame.step = 0
            return False
        put_aside(game, frame, frame.items)
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        if value == NO_MORE:
            frame.amount = 0
            return
        player = game.players[frame.player]
        player.hand = player.hand + [value]
        frame.items = without(frame.items, value)
        frame.amount -= 1
        frame.step += 1
        if game.logging:
            game.record(CARD_KEPT, value, 1, frame.player, frame)
        tell_of_a_card(game, frame.player, DRAWN, value)


class BuyCards(Question):
    """`items` are the cards looked at; the first is decided about. Whoever cannot pay discards."""

    def run(self, game: Game, frame: Frame) -> bool:
        while frame.items:
            player = game.players[frame.player]
            if money(player) >= card_price(player):
                game.ask(frame.player, BUY_OR_DISCARD)
                return False
            self._discard(game, frame)
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        if not value:
            self._discard(game, frame)
            return
        player = game.players[frame.player]
        card = frame.items[0]
        player.hand = player.hand + [card]
        frame.items = frame.items[1:]
        if game.logging:
            game.record(CARD_KEPT, card, 1, frame.player, frame)
        tell_of_a_card(game, frame.player, BOUGHT, card)
        pay_money(game, frame, RESOURCE_MEGACREDIT, card_price(player))

    def _discard(self, game: Game, frame: Frame) -> None:
        put_aside(game, frame, [frame.items[0]])
        frame.items = frame.items[1:]

    def prompt(self, game: Game, frame: Frame) -> str:
        return f"{self.words}: {card_label(game, frame.items[0])}"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return ("buy:" if value else "discard:") + card_key(game, frame.items[0])

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return "buy" if value else "discard"


class DiscardCards(ChooseCard):
    """`items` are the cards to choose from, `amount` how many of them are still to go."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.amount <= 0:
            return True
        game.ask(frame.player, frame.items)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        player = game.players[frame.player]
        player.hand = without(player.hand, value)
        frame.items = without(frame.items, value)
        frame.amount -= 1
        game.parent().spoken = value
        put_aside(game, frame, [value])
        tell_of_a_card(game, frame.player, DISCARDED, value)
