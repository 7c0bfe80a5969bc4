"""Written by the compiler from cards/terraforming_mars/base/lava_flows.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LavaFlows(ProjectCard):
    """Raise temperature 2 steps. Place this tile ON A VOLCANIC AREA."""

    def __init__(self) -> None:
        super().__init__("lava_flows", "Lava Flows", "140", 18, QUALITY_EVENT)
        self.touches = {
            UNITS: (FACET_TRACKS, 0, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {
            UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 2),),
            UNITS + 1: ((FACET_TILES, TILE_LAVA_FLOWS, AREA_VOLCANIC_AREA),),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_LAVA_FLOWS,
            areas_or(game, player, AREA_VOLCANIC_AREA, areas(game, player, AREA_LAND)),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS + 1:
            return can_place(
                game,
                player,
                TILE_LAVA_FLOWS,
                areas_or(game, player, AREA_VOLCANIC_AREA, areas(game, player, AREA_LAND)),
            )
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
            return not place(
                game,
                frame,
                TILE_LAVA_FLOWS,
                areas_or(game, player, AREA_VOLCANIC_AREA, areas(game, player, AREA_LAND)),
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
