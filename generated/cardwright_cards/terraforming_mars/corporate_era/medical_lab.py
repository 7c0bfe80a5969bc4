"""Written by the compiler from cards/terraforming_mars/corporate_era/medical_lab.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MedicalLab(ProjectCard):
    """Increase your M€ production 1 step for every 2 building tags you have, including this. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "medical_lab", "Medical Lab", "207", 13, QUALITY_AUTOMATED, (TAG_SCIENCE, TAG_BUILDING)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, FACET_OPEN)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(
            game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_BUILDING, YOURS) // 2
        )
        return True
