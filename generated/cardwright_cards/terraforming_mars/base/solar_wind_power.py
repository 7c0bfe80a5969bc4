"""Written by the compiler from cards/terraforming_mars/base/solar_wind_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SolarWindPower(ProjectCard):
    """Increase your energy production 1 step and gain 2 titanium."""

    def __init__(self) -> None:
        super().__init__(
            "solar_wind_power",
            "Solar Wind Power",
            "077",
            11,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_SPACE, TAG_POWER),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY | 1 << RESOURCE_TITANIUM, 0, 0)}
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_TITANIUM, 2)
        return True
