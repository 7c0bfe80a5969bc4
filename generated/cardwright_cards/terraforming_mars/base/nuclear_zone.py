"""Written by the compiler from cards/terraforming_mars/base/nuclear_zone.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NuclearZone(ProjectCard):
    """Place this tile and raise temperature 2 steps. −2 VP."""

    def __init__(self) -> None:
        super().__init__("nuclear_zone", "Nuclear Zone", "097", 10, QUALITY_AUTOMATED, (TAG_EARTH,))
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_TRACKS, 0, 0),
        }
        self.sets_off = {
            UNITS: ((FACET_TILES, TILE_NUCLEAR_ZONE, AREA_LAND),),
            UNITS + 1: ((FACET_TRACKS, TRACK_TEMPERATURE, 2),),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.printed_points = -2

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_NUCLEAR_ZONE, areas(game, player, AREA_LAND))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(game, player, TILE_NUCLEAR_ZONE, areas(game, player, AREA_LAND))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_NUCLEAR_ZONE, areas(game, player, AREA_LAND))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
