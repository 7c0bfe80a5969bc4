"""Written by the compiler from cards/terraforming_mars/base/breathing_filters.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BreathingFilters(ProjectCard):
    """Requires 7% oxygen. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "breathing_filters", "Breathing Filters", "114", 11, QUALITY_AUTOMATED, (TAG_SCIENCE,)
        )
        self.printed_points = 2

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 7
