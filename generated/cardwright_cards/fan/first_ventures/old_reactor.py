"""Written by the compiler from cards/fan/first_ventures/old_reactor.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class OldReactor(OpeningCard):
    """Increase your energy production 2 steps and gain 3 heat."""

    def __init__(self) -> None:
        super().__init__("old_reactor", "Old Reactor", "V02", QUALITY_VENTURE, (TAG_POWER,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY | 1 << RESOURCE_HEAT, 0, 0)}
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 2)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_HEAT, 3)
        return True
