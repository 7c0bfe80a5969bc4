"""Written by the compiler from cards/night_market/market/quiet_corner.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import COUNTER_FAME, EVERYONE, RESOURCE_COIN, TAG_CRAFT
from second_game.night_market.player import Player
from second_game.night_market.rule import Stall, WHEN_PLAYED
from second_game.night_market.steps import count_wares, gain, stock
from typing import final


@final
class QuietCorner(Stall):
    """Requires that you have at most 2 fame. Gain 1 coin for each craft tag in play."""

    def __init__(self) -> None:
        super().__init__("quiet_corner", "Quiet Corner", "08", 2, ())
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return stock(game, player, COUNTER_FAME) <= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_COIN, count_wares(game, player, TAG_CRAFT, EVERYONE))
        return True
