"""Written by the compiler from cards/terraforming_mars/corporate_era/rad_suits.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RadSuits(ProjectCard):
    """Requires 2 city tiles in play. Increase your M€ production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__("rad_suits", "Rad-Suits", "186", 6, QUALITY_AUTOMATED)
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_CITY, EVERYONE) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True
