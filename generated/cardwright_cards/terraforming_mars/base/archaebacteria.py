"""Written by the compiler from cards/terraforming_mars/base/archaebacteria.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Archaebacteria(ProjectCard):
    """It must be −18 °C or colder. Increase your plant production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "archaebacteria", "ArchaeBacteria", "042", 6, QUALITY_AUTOMATED, (TAG_MICROBE,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) - 2 * value(game, player, VALUE_LEEWAY) <= -18

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
