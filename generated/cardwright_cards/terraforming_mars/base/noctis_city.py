"""Written by the compiler from cards/terraforming_mars/base/noctis_city.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NoctisCity(ProjectCard):
    """Decrease your energy production 1 step and increase your M€ production 3 steps. Place a city tile ON THE RESERVED AREA, disregarding normal placement restrictions."""

    def __init__(self) -> None:
        super().__init__(
            "noctis_city", "Noctis City", "017", 18, QUALITY_AUTOMATED, (TAG_CITY, TAG_BUILDING)
        )
        self.touches = {
            UNITS: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {UNITS + 1: ((FACET_TILES, TILE_CITY, AREA_NOCTIS_AREA),)}
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
            areas_or(
                game,
                player,
                AREA_NOCTIS_AREA,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        if unit == UNITS + 1:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas_or(
                    game,
                    player,
                    AREA_NOCTIS_AREA,
                    areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
                ),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 3)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas_or(
                    game,
                    player,
                    AREA_NOCTIS_AREA,
                    areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
                ),
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
