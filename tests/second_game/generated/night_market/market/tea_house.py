"""Written by the compiler from cards/night_market/market/tea_house.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import RESOURCE_TEA, TAG_FOOD
from second_game.night_market.player import Player
from second_game.night_market.rule import Stall, WHEN_PLAYED
from second_game.night_market.steps import gain
from typing import final


@final
class TeaHouse(Stall):
    """Gain 3 tea. 1 VP."""

    def __init__(self) -> None:
        super().__init__("tea_house", "Tea House", "01", 4, (TAG_FOOD,))
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_TEA, 3)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 1
