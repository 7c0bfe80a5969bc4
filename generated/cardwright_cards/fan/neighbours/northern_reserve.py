"""Written by the compiler from cards/fan/neighbours/northern_reserve.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NorthernReserve(ProjectCard):
    """Place a greenery tile on a land area or area reserved for ocean in rows 1 to 2 without a placement bonus, disregarding normal placement restrictions. The opponent who has the smallest amount of greenery tiles gains 1 plant. 1 VP for each greenery tile you own in rows 1 to 2."""

    def __init__(self) -> None:
        super().__init__(
            "northern_reserve", "Northern Reserve", "N07", 15, QUALITY_AUTOMATED, (TAG_PLANT,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES | 1 << RESOURCE_PLANT,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_PLANT | FACET_ANYBODY,
            ),
            UNITS: (1 << RESOURCE_PLANT, 0, 0),
        }
        self.sets_off = {
            WHEN_PLAYED: (
                (FACET_TILES, TILE_GREENERY, AREA_LAND),
                (FACET_TILES, TILE_GREENERY, AREA_OCEAN_AREA),
            )
        }
        self.scores = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_GREENERY,
            (areas(game, player, AREA_LAND) | areas(game, player, AREA_OCEAN_AREA))
            & in_rows(game, 1, 2)
            & with_no_bonus(game),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(
                game,
                frame,
                TILE_GREENERY,
                (areas(game, player, AREA_LAND) | areas(game, player, AREA_OCEAN_AREA))
                & in_rows(game, 1, 2)
                & with_no_bonus(game),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(
                game, frame, UNITS, with_least(game, player, self, True, 0), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_tiles_in_rows(game, player, TILE_GREENERY, 1, 2, YOURS)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_GREENERY, YOURS)
