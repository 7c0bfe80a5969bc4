"""Written by the compiler from cards/fan/first_ventures/early_harvest.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class EarlyHarvest(OpeningCard):
    """Gain 3 plants and increase your plant production 1 step."""

    def __init__(self) -> None:
        super().__init__("early_harvest", "Early Harvest", "V01", QUALITY_VENTURE, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_PLANT | 1 << PRODUCTION_PLANT, 0, 0)}
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 3)
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
