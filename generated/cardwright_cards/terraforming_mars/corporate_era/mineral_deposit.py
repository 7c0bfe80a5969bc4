"""Written by the compiler from cards/terraforming_mars/corporate_era/mineral_deposit.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MineralDeposit(ProjectCard):
    """Gain 5 steel."""

    def __init__(self) -> None:
        super().__init__("mineral_deposit", "Mineral Deposit", "062", 5, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_STEEL, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 5)
        return True
