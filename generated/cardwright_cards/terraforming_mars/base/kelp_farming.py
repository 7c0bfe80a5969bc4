"""Written by the compiler from cards/terraforming_mars/base/kelp_farming.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class KelpFarming(ProjectCard):
    """Requires 6 ocean tiles. Increase your M€ production 2 steps and your plant production 3 steps. Gain 2 plants. 1 VP."""

    def __init__(self) -> None:
        super().__init__("kelp_farming", "Kelp Farming", "055", 17, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_MEGACREDIT | 1 << PRODUCTION_PLANT | 1 << RESOURCE_PLANT,
                0,
                0,
            )
        }
        self.printed_points = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 6
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        increase(game, frame, PRODUCTION_PLANT, 3)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 2)
        return True
