"""Written by the compiler from cards/night_market/market/paper_moon.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import COUNTER_FAME, RESOURCE_SILK, TAG_LIGHT
from second_game.night_market.player import Player
from second_game.night_market.rule import Stall, WHEN_PLAYED
from second_game.night_market.steps import gain, lose, owns, stock
from typing import final


@final
class PaperMoon(Stall):
    """If you have at least 2 silk, lose 1 silk and gain 3 fame; otherwise gain 1 silk."""

    def __init__(self) -> None:
        super().__init__("paper_moon", "Paper Moon", "10", 3, (TAG_LIGHT,))
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return (
            stock(game, player, RESOURCE_SILK) >= 2
            and owns(game, player, RESOURCE_SILK, 1)
            or stock(game, player, RESOURCE_SILK) < 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if stock(game, player, RESOURCE_SILK) >= 2:
            lose(game, frame, RESOURCE_SILK, 1)
            gain(game, frame, COUNTER_FAME, 3)
        else:
            gain(game, frame, RESOURCE_SILK, 1)
        return True
