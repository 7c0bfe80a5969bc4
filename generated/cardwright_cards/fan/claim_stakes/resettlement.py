"""Written by the compiler from cards/fan/claim_stakes/resettlement.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Resettlement(ProjectCard):
    """Take one of your city tiles off the board and place a city tile on a land area adjacent to that tile, disregarding normal placement restrictions. Take one of your opponents' greenery tiles off the board."""

    def __init__(self) -> None:
        super().__init__("resettlement", "Resettlement", "ST09", 6, QUALITY_EVENT, (TAG_BUILDING,))
        self.touches = {
            UNITS: (FACET_TILES, FACET_TILES, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (0, FACET_TILES, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.tried = (UNITS, UNITS + 1)

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS, UNITS + 1))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        if unit == UNITS + 1:
            return can_carry_out(game, player, self.index, (UNITS + 1,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if take_tile_of(game, frame, TILE_CITY, YOURS):
                return False
        if frame.step == 1:
            frame.step = 2
            if must(
                game,
                frame,
                can_place(
                    game,
                    player,
                    TILE_CITY,
                    areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
                ),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not take_tile_of(game, frame, TILE_GREENERY, OPPONENTS)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
