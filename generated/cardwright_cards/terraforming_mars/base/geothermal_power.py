"""Written by the compiler from cards/terraforming_mars/base/geothermal_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GeothermalPower(ProjectCard):
    """Increase your energy production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "geothermal_power",
            "Geothermal Power",
            "117",
            11,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 2)
        return True
