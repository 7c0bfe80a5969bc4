"""Written by the compiler from cards/terraforming_mars/base/greenhouses.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Greenhouses(ProjectCard):
    """Gain 1 plant for each city tile in play."""

    def __init__(self) -> None:
        super().__init__(
            "greenhouses", "Greenhouses", "096", 6, QUALITY_AUTOMATED, (TAG_PLANT, TAG_BUILDING)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_PLANT, 0, FACET_TILES)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_PLANT, count_tiles(game, player, TILE_CITY, EVERYONE))
        return True
