"""Written by the compiler from cards/terraforming_mars/base/breathing_filters.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_AUTOMATED,
    TAG_SCIENCE,
    TRACK_OXYGEN,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import track_level, value
from typing import final


@final
class BreathingFilters(ProjectCard):
    """Requires oxygen at 7% or higher. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "breathing_filters",
            "Breathing Filters",
            "114",
            "base",
            11,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE,),
            -1,
        )

    def describe(self) -> None:
        self.required = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 7

    def points(self, game: Game, player: Player) -> int:
        return 2
