"""Written by the compiler from cards/terraforming_mars/corporate_era/mine.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Mine(ProjectCard):
    """Increase your steel production 1 step."""

    def __init__(self) -> None:
        super().__init__("mine", "Mine", "056", 4, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_STEEL, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True
