"""Written by the compiler from cards/terraforming_mars/base/methane_from_titan.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_HEAT,
    PRODUCTION_PLANT,
    QUALITY_AUTOMATED,
    TAG_JOVIAN,
    TAG_SPACE,
    TRACK_OXYGEN,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase, track_level, value
from typing import final


@final
class MethaneFromTitan(ProjectCard):
    """Requires oxygen at 2% or higher. Increase your heat production 2 steps and your plant production 2 steps. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "methane_from_titan",
            "Methane From Titan",
            "018",
            "base",
            28,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT | 1 << PRODUCTION_PLANT, 0, 0)}
        self.required = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 2)
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 2
