"""Written by the compiler from cards/terraforming_mars/base/import_of_advanced_ghg.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_HEAT,
    QUALITY_EVENT,
    TAG_EARTH,
    TAG_SPACE,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase
from typing import final


@final
class ImportOfAdvancedGhg(ProjectCard):
    """Increase your heat production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "import_of_advanced_ghg",
            "Import of Advanced GHG",
            "167",
            "base",
            9,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 2)
        return True
