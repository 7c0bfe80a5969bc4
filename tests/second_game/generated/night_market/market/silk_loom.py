"""Written by the compiler from cards/night_market/market/silk_loom.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import RESOURCE_COIN, RESOURCE_SILK, TAG_CRAFT
from second_game.night_market.player import Player
from second_game.night_market.rule import ACTION, Stall
from second_game.night_market.steps import gain, owns, pay
from typing import final


@final
class SilkLoom(Stall):
    """Action: Spend 2 coins to gain 1 silk."""

    def __init__(self) -> None:
        super().__init__("silk_loom", "Silk Loom", "02", 6, (TAG_CRAFT,))
        self.touches = {ACTION: (0, 0, 0)}

    def can_act(self, game: Game, player: Player) -> bool:
        return owns(game, player, RESOURCE_COIN, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_COIN, 2)
        gain(game, frame, RESOURCE_SILK, 1)
        return True
