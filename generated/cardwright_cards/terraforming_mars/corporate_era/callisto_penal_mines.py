"""Written by the compiler from cards/terraforming_mars/corporate_era/callisto_penal_mines.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CallistoPenalMines(ProjectCard):
    """Increase your M€ production 3 steps. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "callisto_penal_mines",
            "Callisto Penal Mines",
            "082",
            24,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.printed_points = 2
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 3)
        return True
