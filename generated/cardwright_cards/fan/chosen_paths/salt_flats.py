"""Written by the compiler from cards/fan/chosen_paths/salt_flats.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SaltFlats(ProjectCard):
    """Take an ocean tile adjacent to one of your city tiles off the board and reserve 2 areas, each a land area adjacent to that tile (only you may place tiles there). Gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("salt_flats", "Salt Flats", "CP5", 10, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {
            UNITS: (FACET_TILES | 1 << RESOURCE_MEGACREDIT, FACET_TILES, FACET_TILES | FACET_CHOICE)
        }
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
            if take_tile_from(
                game,
                frame,
                TILE_OCEAN,
                EVERYONE,
                beside_tiles_of(game, player, TILE_CITY, 1, YOURS),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if must(
                game,
                frame,
                can_reserve(
                    game,
                    player,
                    free_areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
                ),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            if reserve(
                game, frame, free_areas(game, player, AREA_LAND) & beside_that_tile(game, frame)
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            if must(
                game,
                frame,
                can_reserve(
                    game,
                    player,
                    free_areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
                ),
            ):
                return False
        if frame.step == 4:
            frame.step = 5
            if reserve(
                game, frame, free_areas(game, player, AREA_LAND) & beside_that_tile(game, frame)
            ):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
