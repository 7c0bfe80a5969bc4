"""Written by the compiler from cards/terraforming_mars/base/open_city.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OpenCity(ProjectCard):
    """Requires 12% oxygen. Gain 2 plants. Place a city tile. Decrease your energy production 1 step and increase your M€ production 4 steps. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "open_city", "Open City", "108", 23, QUALITY_AUTOMATED, (TAG_CITY, TAG_BUILDING)
        )
        self.touches = {
            UNITS: (1 << RESOURCE_PLANT | FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY, 0),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.printed_points = 1
        self.needed = 2
        self.repeated_block = UNITS + 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 12

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
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
        if unit == UNITS + 1:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            gain(game, frame, RESOURCE_PLANT, 2)
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 4)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
