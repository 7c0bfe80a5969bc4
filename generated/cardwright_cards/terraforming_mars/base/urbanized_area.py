"""Written by the compiler from cards/terraforming_mars/base/urbanized_area.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class UrbanizedArea(ProjectCard):
    """Decrease your energy production 1 step and increase your M€ production 2 steps. Place a city tile ADJACENT TO AT LEAST 2 OTHER CITY TILES."""

    def __init__(self) -> None:
        super().__init__(
            "urbanized_area",
            "Urbanized Area",
            "120",
            10,
            QUALITY_AUTOMATED,
            (TAG_CITY, TAG_BUILDING),
        )
        self.touches = {
            UNITS: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {UNITS + 1: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.needed = 2
        self.repeated_block = UNITS

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        return can_place(
            game,
            player,
            TILE_CITY,
            areas(game, player, AREA_LAND) & beside_number(game, TILE_CITY, 2),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        if unit == UNITS + 1:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_number(game, TILE_CITY, 2),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_number(game, TILE_CITY, 2),
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
