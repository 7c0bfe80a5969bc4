"""Written by the compiler from cards/terraforming_mars/base/micro_mills.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MicroMills(ProjectCard):
    """Increase your heat production 1 step."""

    def __init__(self) -> None:
        super().__init__("micro_mills", "Micro-Mills", "164", 3, QUALITY_AUTOMATED)
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 1)
        return True
