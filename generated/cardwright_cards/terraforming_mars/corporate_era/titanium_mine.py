"""Written by the compiler from cards/terraforming_mars/corporate_era/titanium_mine.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TitaniumMine(ProjectCard):
    """Increase your titanium production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "titanium_mine", "Titanium Mine", "144", 7, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_TITANIUM, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True
