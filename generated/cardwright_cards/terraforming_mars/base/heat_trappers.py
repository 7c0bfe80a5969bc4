"""Written by the compiler from cards/terraforming_mars/base/heat_trappers.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_ANYBODY, FACET_CHOICE
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    PRODUCTION_HEAT,
    QUALITY_AUTOMATED,
    TAG_BUILDING,
    TAG_POWER,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import can_decrease_any, decrease_any, increase
from typing import final


@final
class HeatTrappers(ProjectCard):
    """Decrease any player's heat production 2 steps and increase your energy production 1 step. −1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "heat_trappers",
            "Heat Trappers",
            "178",
            "base",
            6,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_ENERGY,
                1 << PRODUCTION_HEAT | FACET_ANYBODY,
                1 << PRODUCTION_HEAT | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.needed = 1
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_HEAT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if decrease_any(game, frame, PRODUCTION_HEAT, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            increase(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return -1
