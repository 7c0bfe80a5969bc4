"""Written by the compiler from cards/terraforming_mars/corporate_era/gene_repair.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GeneRepair(ProjectCard):
    """Requires 3 science tags. Increase your M€ production 2 steps. 2 VP."""

    def __init__(self) -> None:
        super().__init__("gene_repair", "Gene Repair", "091", 12, QUALITY_AUTOMATED, (TAG_SCIENCE,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.printed_points = 2
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 3

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True
