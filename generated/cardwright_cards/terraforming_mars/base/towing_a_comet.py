"""Written by the compiler from cards/terraforming_mars/base/towing_a_comet.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TowingAComet(ProjectCard):
    """Raise oxygen 1 step and place an ocean tile. Gain 2 plants."""

    def __init__(self) -> None:
        super().__init__("towing_a_comet", "Towing A Comet", "075", 23, QUALITY_EVENT, (TAG_SPACE,))
        self.touches = {
            UNITS: (FACET_TRACKS, 0, 0),
            UNITS + 1: (FACET_TILES | 1 << RESOURCE_PLANT, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {
            UNITS: ((FACET_TRACKS, TRACK_OXYGEN, 1),),
            UNITS + 1: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS + 1:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_OXYGEN, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
