"""Written by the compiler from cards/fan/first_ventures/heat_trade.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class HeatTrade(OpeningCard):
    """Decrease your heat production 1 step. Gain 14 M€."""

    def __init__(self) -> None:
        super().__init__("heat_trade", "Heat Trade", "V05", QUALITY_VENTURE)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 1 << PRODUCTION_HEAT, 0)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_HEAT, 1)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_HEAT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_HEAT, 1)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_MEGACREDIT, 14)
        return True
