"""Written by the compiler from cards/terraforming_mars/base/industrial_microbes.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IndustrialMicrobes(ProjectCard):
    """Increase your energy production 1 step and your steel production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "industrial_microbes",
            "Industrial Microbes",
            "158",
            12,
            QUALITY_AUTOMATED,
            (TAG_MICROBE, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY | 1 << PRODUCTION_STEEL, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True
