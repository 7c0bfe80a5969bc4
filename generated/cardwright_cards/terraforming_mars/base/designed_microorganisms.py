"""Written by the compiler from cards/terraforming_mars/base/designed_microorganisms.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_PLANT,
    QUALITY_AUTOMATED,
    TAG_MICROBE,
    TAG_SCIENCE,
    TRACK_TEMPERATURE,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase, track_level, value
from typing import final


@final
class DesignedMicroorganisms(ProjectCard):
    """Requires temperature at −14 °C or lower. Increase your plant production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "designed_microorganisms",
            "Designed Microorganisms",
            "155",
            "base",
            16,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_MICROBE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, 0)}
        self.required = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) - 2 * value(game, player, VALUE_LEEWAY) <= -14

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True
