"""Written by the compiler from cards/terraforming_mars/corporate_era/mineral_deposit.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT, RESOURCE_STEEL
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import gain
from typing import final


@final
class MineralDeposit(ProjectCard):
    """Gain 5 steel."""

    def __init__(self) -> None:
        super().__init__(
            "mineral_deposit", "Mineral Deposit", "062", "corporate_era", 5, QUALITY_EVENT, (), -1
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_STEEL, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 5)
        return True
