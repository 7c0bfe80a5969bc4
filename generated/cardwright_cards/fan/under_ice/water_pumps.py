"""Written by the compiler from cards/fan/under_ice/water_pumps.card: change that file instead."""

from cardwright_cards.fan.under_ice.nouns import AREA_CAVERN, AREA_UNDER_ICE, TILE_PUMP
from cardwright_runtime.terraforming_mars.names import *


@final
class WaterPumps(ProjectCard):
    """Place a pump NEXT TO NO OTHER TILE and gain 1 plant for each tile you own ON UNDER-ICE."""

    def __init__(self) -> None:
        super().__init__("water_pumps", "Water Pumps", "U01", 8, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_PLANT, 0, FACET_TILES),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_PUMP, AREA_CAVERN),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_PUMP, areas(game, player, AREA_CAVERN) & beside_none(game, ANY_TILE)
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game,
                player,
                TILE_PUMP,
                areas(game, player, AREA_CAVERN) & beside_none(game, ANY_TILE),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_PUMP,
                areas(game, player, AREA_CAVERN) & beside_none(game, ANY_TILE),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_PLANT,
            tiles_on(game, player, ANY_TILE, YOURS, all_of_kind(game, AREA_UNDER_ICE)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
