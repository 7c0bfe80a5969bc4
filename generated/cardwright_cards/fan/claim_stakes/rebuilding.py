"""Written by the compiler from cards/fan/claim_stakes/rebuilding.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Rebuilding(ProjectCard):
    """Take one of your greenery tiles off the board and place a city tile on a land area there, disregarding normal placement restrictions."""

    def __init__(self) -> None:
        super().__init__("rebuilding", "Rebuilding", "ST11", 11, QUALITY_AUTOMATED, (TAG_CITY,))
        self.touches = {UNITS: (FACET_TILES, FACET_TILES, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {UNITS: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS,)}
        self.tried = (UNITS,)

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if take_tile_of(game, frame, TILE_GREENERY, YOURS):
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
                    areas(game, player, AREA_LAND) & area_of_that_tile(frame),
                ),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            return not place(
                game, frame, TILE_CITY, areas(game, player, AREA_LAND) & area_of_that_tile(frame)
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
