"""Written by the compiler from cards/terraforming_mars/base/energy_saving.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EnergySaving(ProjectCard):
    """Increase your energy production 1 step for each city tile in play."""

    def __init__(self) -> None:
        super().__init__(
            "energy_saving", "Energy Saving", "189", 15, QUALITY_AUTOMATED, (TAG_POWER,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, FACET_TILES)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_ENERGY, count_tiles(game, player, TILE_CITY, EVERYONE))
        return True
