"""Written by the compiler from cards/terraforming_mars/base/solar_wind_power.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    QUALITY_AUTOMATED,
    RESOURCE_TITANIUM,
    TAG_POWER,
    TAG_SCIENCE,
    TAG_SPACE,
)
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import gain, increase
from typing import final


@final
class SolarWindPower(ProjectCard):
    """Increase your energy production 1 step and gain 2 titanium."""

    def __init__(self) -> None:
        super().__init__(
            "solar_wind_power",
            "Solar Wind Power",
            "077",
            "base",
            11,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_SPACE, TAG_POWER),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_ENERGY | 1 << RESOURCE_TITANIUM, 0, 0),
            REPEATED: (1 << PRODUCTION_ENERGY, 0, 0),
        }
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        gain(game, frame, RESOURCE_TITANIUM, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
