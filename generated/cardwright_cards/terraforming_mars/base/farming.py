"""Written by the compiler from cards/terraforming_mars/base/farming.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Farming(ProjectCard):
    """Requires +4 °C or warmer. Increase your M€ production 2 steps and your plant production 2 steps. Gain 2 plants. 2 VP."""

    def __init__(self) -> None:
        super().__init__("farming", "Farming", "118", 16, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_MEGACREDIT | 1 << PRODUCTION_PLANT | 1 << RESOURCE_PLANT,
                0,
                0,
            )
        }
        self.printed_points = 2
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= 4

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        increase(game, frame, PRODUCTION_PLANT, 2)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 2)
        return True
