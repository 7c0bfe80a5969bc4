"""Written by the compiler from cards/fan/high_towers/roof_terrace.card: change that file instead."""

from cardwright_cards.fan.high_towers.nouns import TILE_TOWER
from cardwright_runtime.terraforming_mars.names import *


@final
class RoofTerrace(ProjectCard):
    """Requires that you have a tower on a city tile. Place a tower on a city tile of an opponent adjacent to an ocean tile and gain 1 plant for each greenery tile you own on an ocean tile."""

    def __init__(self) -> None:
        super().__init__("roof_terrace", "Roof Terrace", "W04", 6, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_PLANT, 0, FACET_TILES),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_TOWER, TILE_CITY),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return tiles_on(game, player, TILE_TOWER, YOURS, where_tiles_lie(game, TILE_CITY)) >= 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_TOWER,
            areas_of_tiles(game, player, TILE_CITY, OPPONENTS) & beside(game, TILE_OCEAN),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game,
                player,
                TILE_TOWER,
                areas_of_tiles(game, player, TILE_CITY, OPPONENTS) & beside(game, TILE_OCEAN),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_TOWER,
                areas_of_tiles(game, player, TILE_CITY, OPPONENTS) & beside(game, TILE_OCEAN),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_PLANT,
            tiles_on(game, player, TILE_GREENERY, YOURS, where_tiles_lie(game, TILE_OCEAN)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
