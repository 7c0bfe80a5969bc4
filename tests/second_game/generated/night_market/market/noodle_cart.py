"""Written by the compiler from cards/night_market/market/noodle_cart.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import COUNTER_FAME, RESOURCE_COIN, RESOURCE_TEA, TAG_FOOD
from second_game.night_market.rule import Stall, WHEN_PLAYED
from second_game.night_market.steps import choose_option, gain, owns, pay
from typing import final


@final
class NoodleCart(Stall):
    """Gain 3 coins, or spend 1 tea to gain 2 fame."""

    def __init__(self) -> None:
        super().__init__("noodle_cart", "Noodle Cart", "05", 2, (TAG_FOOD,))
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if owns(game, player, RESOURCE_TEA, 1):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            gain(game, frame, RESOURCE_COIN, 3)
        elif frame.chosen == 1:
            pay(game, frame, RESOURCE_TEA, 1)
            gain(game, frame, COUNTER_FAME, 2)
        return True
