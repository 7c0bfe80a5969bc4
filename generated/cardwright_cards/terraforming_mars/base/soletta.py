"""Written by the compiler from cards/terraforming_mars/base/soletta.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Soletta(ProjectCard):
    """Increase your heat production 7 steps."""

    def __init__(self) -> None:
        super().__init__("soletta", "Soletta", "203", 35, QUALITY_AUTOMATED, (TAG_SPACE,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 7)
        return True
