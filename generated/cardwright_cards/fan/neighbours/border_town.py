"""Written by the compiler from cards/fan/neighbours/border_town.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BorderTown(ProjectCard):
    """Requires 1 city tile in play. Place a city tile or greenery tile adjacent to a tile of an opponent and next to none of your tiles. Each opponent gains 2 M€. Increase your M€ production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "border_town", "Border Town", "N06", 21, QUALITY_AUTOMATED, (TAG_CITY, TAG_BUILDING)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES | 1 << RESOURCE_MEGACREDIT | 1 << PRODUCTION_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.sets_off = {
            WHEN_PLAYED: (
                (FACET_TILES, TILE_CITY, AREA_LAND),
                (FACET_TILES, TILE_GREENERY, AREA_LAND),
            )
        }
        self.perhaps = (WHEN_PLAYED,)
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_CITY, EVERYONE) >= 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_CITY,
            areas(game, player, AREA_LAND)
            & beside_tiles_of(game, player, ANY_TILE, 1, OPPONENTS)
            & beside_no_tile_of(game, player, ANY_TILE, YOURS),
        ) or can_place(
            game,
            player,
            TILE_GREENERY,
            areas(game, player, AREA_LAND)
            & beside_tiles_of(game, player, ANY_TILE, 1, OPPONENTS)
            & beside_no_tile_of(game, player, ANY_TILE, YOURS),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND)
                & beside_tiles_of(game, player, ANY_TILE, 1, OPPONENTS)
                & beside_no_tile_of(game, player, ANY_TILE, YOURS),
            ):
                options.append(0)
            if can_place(
                game,
                player,
                TILE_GREENERY,
                areas(game, player, AREA_LAND)
                & beside_tiles_of(game, player, ANY_TILE, 1, OPPONENTS)
                & beside_no_tile_of(game, player, ANY_TILE, YOURS),
            ):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND)
                & beside_tiles_of(game, player, ANY_TILE, 1, OPPONENTS)
                & beside_no_tile_of(game, player, ANY_TILE, YOURS),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            if place(
                game,
                frame,
                TILE_GREENERY,
                areas(game, player, AREA_LAND)
                & beside_tiles_of(game, player, ANY_TILE, 1, OPPONENTS)
                & beside_no_tile_of(game, player, ANY_TILE, YOURS),
            ):
                return False
        if frame.step == 4:
            frame.step = 5
            if by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
