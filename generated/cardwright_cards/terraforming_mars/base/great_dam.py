"""Written by the compiler from cards/terraforming_mars/base/great_dam.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GreatDam(ProjectCard):
    """Requires 4 ocean tiles. Increase your energy production 2 steps. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "great_dam", "Great Dam", "136", 12, QUALITY_AUTOMATED, (TAG_POWER, TAG_BUILDING)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 4
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 2)
        return True
