"""Written by the compiler from cards/terraforming_mars/base/soletta.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION_HEAT, QUALITY_AUTOMATED, TAG_SPACE
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase
from typing import final


@final
class Soletta(ProjectCard):
    """Increase your heat production 7 steps."""

    def __init__(self) -> None:
        super().__init__(
            "soletta", "Soletta", "203", "base", 35, QUALITY_AUTOMATED, (TAG_SPACE,), -1
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 7)
        return True
