"""Written by the compiler from cards/terraforming_mars/base/algae.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Algae(ProjectCard):
    """Requires 5 ocean tiles. Gain 1 plant and increase your plant production 2 steps."""

    def __init__(self) -> None:
        super().__init__("algae", "Algae", "047", 10, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_PLANT | 1 << PRODUCTION_PLANT, 0, 0)}
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 5
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 1)
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True
