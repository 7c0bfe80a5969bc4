"""Written by the compiler from cards/terraforming_mars/base/ice_asteroid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IceAsteroid(ProjectCard):
    """Place 2 ocean tiles."""

    def __init__(self) -> None:
        super().__init__("ice_asteroid", "Ice Asteroid", "078", 23, QUALITY_EVENT, (TAG_SPACE,))
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {
            WHEN_PLAYED: (
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True
