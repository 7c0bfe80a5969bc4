"""Written by the compiler from cards/night_market/market/fortune_teller.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import COUNTER_FAME, RESOURCE_COIN
from second_game.night_market.rule import Stall, WHEN_PLAYED
from second_game.night_market.steps import ask_whether, gain, owns, pay
from typing import final


@final
class FortuneTeller(Stall):
    """You may spend 3 coins to gain 2 fame."""

    def __init__(self) -> None:
        super().__init__("fortune_teller", "Fortune Teller", "06", 1, ())
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if owns(game, player, RESOURCE_COIN, 3):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 1:
                pay(game, frame, RESOURCE_COIN, 3)
                gain(game, frame, COUNTER_FAME, 2)
        return True
