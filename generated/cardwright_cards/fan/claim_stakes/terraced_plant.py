"""Written by the compiler from cards/fan/claim_stakes/terraced_plant.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TerracedPlant(ProjectCard):
    """Place a city tile and increase your energy production 1 step for each plant or steel printed there. Gain 1 heat for each plant printed on a greenery tile of yours."""

    def __init__(self) -> None:
        super().__init__(
            "terraced_plant", "Terraced Plant", "ST04", 13, QUALITY_AUTOMATED, (TAG_POWER,)
        )
        self.touches = {
            UNITS: (FACET_TILES | 1 << PRODUCTION_ENERGY, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_HEAT, 0, FACET_TILES),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(
            game,
            frame,
            PRODUCTION_ENERGY,
            count_bonuses(game, RESOURCE_PLANT, area_of_this_tile(game, self.index))
            + count_bonuses(game, RESOURCE_STEEL, area_of_this_tile(game, self.index)),
        )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                return False
        increase(
            game,
            frame,
            PRODUCTION_ENERGY,
            count_bonuses(game, RESOURCE_PLANT, area_of_that_tile(frame))
            + count_bonuses(game, RESOURCE_STEEL, area_of_that_tile(frame)),
        )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_HEAT,
            count_bonuses(game, RESOURCE_PLANT, areas_of_tiles(game, player, TILE_GREENERY, YOURS)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
