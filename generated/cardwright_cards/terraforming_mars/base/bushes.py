"""Written by the compiler from cards/terraforming_mars/base/bushes.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Bushes(ProjectCard):
    """Requires −10 °C or warmer. Increase your plant production 2 steps. Gain 2 plants."""

    def __init__(self) -> None:
        super().__init__("bushes", "Bushes", "093", 10, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT | 1 << RESOURCE_PLANT, 0, 0)}
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -10

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 2)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 2)
        return True
