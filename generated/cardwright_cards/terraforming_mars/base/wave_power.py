"""Written by the compiler from cards/terraforming_mars/base/wave_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WavePower(ProjectCard):
    """Requires 3 ocean tiles. Increase your energy production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__("wave_power", "Wave Power", "139", 8, QUALITY_AUTOMATED, (TAG_POWER,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 3
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
