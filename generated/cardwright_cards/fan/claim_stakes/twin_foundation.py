"""Written by the compiler from cards/fan/claim_stakes/twin_foundation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TwinFoundation(ProjectCard):
    """Place a city tile and a greenery tile adjacent to that tile."""

    def __init__(self) -> None:
        super().__init__(
            "twin_foundation",
            "Twin Foundation",
            "ST08",
            22,
            QUALITY_AUTOMATED,
            (TAG_CITY, TAG_PLANT),
        )
        self.touches = {UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {
            UNITS: ((FACET_TILES, TILE_CITY, AREA_LAND), (FACET_TILES, TILE_GREENERY, AREA_LAND))
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
            if must(
                game,
                frame,
                can_place(
                    game,
                    player,
                    TILE_CITY,
                    areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            if must(
                game,
                frame,
                can_place(
                    game,
                    player,
                    TILE_GREENERY,
                    areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
                ),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            return not place(
                game,
                frame,
                TILE_GREENERY,
                areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
