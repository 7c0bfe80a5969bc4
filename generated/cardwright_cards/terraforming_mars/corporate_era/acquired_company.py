"""Written by the compiler from cards/terraforming_mars/corporate_era/acquired_company.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AcquiredCompany(ProjectCard):
    """Increase your M€ production 3 steps."""

    def __init__(self) -> None:
        super().__init__(
            "acquired_company", "Acquired Company", "106", 10, QUALITY_AUTOMATED, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 3)
        return True
