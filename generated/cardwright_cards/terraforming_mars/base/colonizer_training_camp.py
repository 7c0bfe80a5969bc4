"""Written by the compiler from cards/terraforming_mars/base/colonizer_training_camp.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ColonizerTrainingCamp(ProjectCard):
    """Oxygen must be 5% or less. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "colonizer_training_camp",
            "Colonizer Training Camp",
            "001",
            8,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_BUILDING),
        )
        self.printed_points = 2

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) - value(game, player, VALUE_LEEWAY) <= 5
