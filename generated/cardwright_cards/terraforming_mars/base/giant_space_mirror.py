"""Written by the compiler from cards/terraforming_mars/base/giant_space_mirror.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    QUALITY_AUTOMATED,
    TAG_POWER,
    TAG_SPACE,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase
from typing import final


@final
class GiantSpaceMirror(ProjectCard):
    """Increase your energy production 3 steps."""

    def __init__(self) -> None:
        super().__init__(
            "giant_space_mirror",
            "Giant Space Mirror",
            "083",
            "base",
            17,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 3)
        return True
