"""Written by the compiler from cards/fan/high_towers/steel_tower.card: change that file instead."""

from cardwright_cards.fan.high_towers.nouns import TILE_TOWER
from cardwright_runtime.terraforming_mars.names import *


@final
class SteelTower(ProjectCard):
    """Place a tower and gain 1 M€ for each tower in play. 1 VP for each tower you own."""

    def __init__(self) -> None:
        super().__init__(
            "steel_tower", "Steel Tower", "W01", 9, QUALITY_AUTOMATED, (TAG_BUILDING, TAG_CITY)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_TOWER, TILE_CITY),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.scores = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_TOWER, areas_of_tiles(game, player, TILE_CITY, YOURS))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game, player, TILE_TOWER, areas_of_tiles(game, player, TILE_CITY, YOURS)
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game, frame, TILE_TOWER, areas_of_tiles(game, player, TILE_CITY, YOURS)
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tiles(game, player, TILE_TOWER, EVERYONE))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_TOWER, YOURS)
