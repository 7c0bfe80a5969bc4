"""Written by the compiler from cards/terraforming_mars/base/giant_ice_asteroid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GiantIceAsteroid(ProjectCard):
    """Raise temperature 2 steps and place 2 ocean tiles. Remove up to 6 plants from any player."""

    def __init__(self) -> None:
        super().__init__(
            "giant_ice_asteroid", "Giant Ice Asteroid", "080", 36, QUALITY_EVENT, (TAG_SPACE,)
        )
        self.touches = {
            UNITS: (FACET_TRACKS, 0, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS
            + 2: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.sets_off = {
            UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 2),),
            UNITS
            + 1: (
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
            ),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS + 1:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to(game, frame, RESOURCE_PLANT, 6)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
