"""Written by the compiler from cards/terraforming_mars/base/imported_ghg.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_HEAT,
    QUALITY_EVENT,
    RESOURCE_HEAT,
    TAG_EARTH,
    TAG_SPACE,
)
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import gain, increase
from typing import final


@final
class ImportedGhg(ProjectCard):
    """Increase your heat production 1 step and gain 3 heat."""

    def __init__(self) -> None:
        super().__init__(
            "imported_ghg",
            "Imported GHG",
            "162",
            "base",
            7,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_HEAT | 1 << RESOURCE_HEAT, 0, 0),
            REPEATED: (1 << PRODUCTION_HEAT, 0, 0),
        }
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 1)
        gain(game, frame, RESOURCE_HEAT, 3)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 1)
        return True
