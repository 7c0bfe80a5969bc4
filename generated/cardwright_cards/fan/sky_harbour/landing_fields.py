"""Written by the compiler from cards/fan/sky_harbour/landing_fields.card: change that file instead."""

from cardwright_cards.fan.sky_harbour.nouns import TILE_DOCK
from cardwright_runtime.terraforming_mars.names import *


@final
class LandingFields(ProjectCard):
    """Requires 2 docks in play. Gain 2 steel for each dock in play."""

    def __init__(self) -> None:
        super().__init__(
            "landing_fields", "Landing Fields", "H03", 6, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_STEEL, 0, FACET_TILES)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_DOCK, EVERYONE) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_STEEL, 2 * count_tiles(game, player, TILE_DOCK, EVERYONE))
        return True
