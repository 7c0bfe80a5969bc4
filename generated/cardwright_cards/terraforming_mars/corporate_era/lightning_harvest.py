"""Written by the compiler from cards/terraforming_mars/corporate_era/lightning_harvest.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LightningHarvest(ProjectCard):
    """Requires 3 science tags. Increase your energy production 1 step and your M€ production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "lightning_harvest", "Lightning Harvest", "046", 8, QUALITY_AUTOMATED, (TAG_POWER,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY | 1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 3

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True
