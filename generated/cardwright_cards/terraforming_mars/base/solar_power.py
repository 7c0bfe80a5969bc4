"""Written by the compiler from cards/terraforming_mars/base/solar_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SolarPower(ProjectCard):
    """Increase your energy production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "solar_power", "Solar Power", "113", 11, QUALITY_AUTOMATED, (TAG_POWER, TAG_BUILDING)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
