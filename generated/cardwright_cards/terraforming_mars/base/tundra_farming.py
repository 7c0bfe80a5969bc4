"""Written by the compiler from cards/terraforming_mars/base/tundra_farming.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TundraFarming(ProjectCard):
    """Requires −6 °C or warmer. Increase your plant production 1 step and your M€ production 2 steps. Gain 1 plant. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "tundra_farming", "Tundra Farming", "169", 16, QUALITY_AUTOMATED, (TAG_PLANT,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_PLANT | 1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_PLANT,
                0,
                0,
            )
        }
        self.printed_points = 2
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -6

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 1)
        return True
