"""Written by the compiler from cards/terraforming_mars/base/power_plant.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PowerPlant(ProjectCard):
    """Increase your energy production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "power_plant", "Power Plant", "141", 4, QUALITY_AUTOMATED, (TAG_POWER, TAG_BUILDING)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
