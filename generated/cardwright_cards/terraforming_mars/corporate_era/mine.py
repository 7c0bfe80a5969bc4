"""Written by the compiler from cards/terraforming_mars/corporate_era/mine.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_STEEL,
    QUALITY_AUTOMATED,
    TAG_BUILDING,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase
from typing import final


@final
class Mine(ProjectCard):
    """Increase your steel production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "mine", "Mine", "056", "corporate_era", 4, QUALITY_AUTOMATED, (TAG_BUILDING,), -1
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_STEEL, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True
