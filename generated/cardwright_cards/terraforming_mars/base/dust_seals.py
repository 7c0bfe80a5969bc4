"""Written by the compiler from cards/terraforming_mars/base/dust_seals.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DustSeals(ProjectCard):
    """Requires at most 3 ocean tiles. 1 VP."""

    def __init__(self) -> None:
        super().__init__("dust_seals", "Dust Seals", "119", 2, QUALITY_AUTOMATED)
        self.printed_points = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) - value(game, player, VALUE_LEEWAY) <= 3
        )
