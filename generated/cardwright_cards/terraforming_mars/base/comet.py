"""Written by the compiler from cards/terraforming_mars/base/comet.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Comet(ProjectCard):
    """Raise temperature 1 step and place an ocean tile. Remove up to 3 plants from any player."""

    def __init__(self) -> None:
        super().__init__("comet", "Comet", "010", 21, QUALITY_EVENT, (TAG_SPACE,))
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
            UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            UNITS + 1: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
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
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to(game, frame, RESOURCE_PLANT, 3)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
