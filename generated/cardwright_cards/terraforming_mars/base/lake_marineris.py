"""Written by the compiler from cards/terraforming_mars/base/lake_marineris.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LakeMarineris(ProjectCard):
    """Requires 0 °C or warmer. Place 2 ocean tiles. 2 VP."""

    def __init__(self) -> None:
        super().__init__("lake_marineris", "Lake Marineris", "053", 18, QUALITY_AUTOMATED)
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {
            WHEN_PLAYED: (
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
            )
        }
        self.printed_points = 2

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= 0

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
