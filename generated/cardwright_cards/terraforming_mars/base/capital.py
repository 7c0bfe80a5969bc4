"""Written by the compiler from cards/terraforming_mars/base/capital.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Capital(ProjectCard):
    """Requires 4 ocean tiles. Place this tile. Decrease your energy production 2 steps and increase your M€ production 5 steps. 1 VP per adjacent ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "capital", "Capital", "008", 26, QUALITY_AUTOMATED, (TAG_CITY, TAG_BUILDING)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY, 0),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_CAPITAL, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.scores = 1
        self.needed = 2
        self.repeated_block = UNITS + 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 4
        )

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_ENERGY, 2)
        return can_place(
            game,
            player,
            TILE_CAPITAL,
            areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(
                game,
                player,
                TILE_CAPITAL,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        if unit == UNITS + 1:
            return can_decrease(game, player, PRODUCTION_ENERGY, 2)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CAPITAL,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 2)
        increase(game, frame, PRODUCTION_MEGACREDIT, 5)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_beside_this_tile(game, player, self.index, TILE_OCEAN, EVERYONE)
