"""Written by the compiler from cards/night_market/market/night_watch.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import COUNTER_FAME, TAG_LIGHT, YOURS
from second_game.night_market.player import Player
from second_game.night_market.rule import Stall, WHEN_PLAYED
from second_game.night_market.steps import count_wares, gain
from typing import final


@final
class NightWatch(Stall):
    """Requires 2 light tags. Gain 3 fame."""

    def __init__(self) -> None:
        super().__init__("night_watch", "Night Watch", "04", 3, ())
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_wares(game, player, TAG_LIGHT, YOURS) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FAME, 3)
        return True
