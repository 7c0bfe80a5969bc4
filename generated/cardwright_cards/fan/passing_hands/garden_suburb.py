"""Written by the compiler from cards/fan/passing_hands/garden_suburb.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GardenSuburb(ProjectCard):
    """Choose 1 city tile you own: gain the placement bonus printed there and place a greenery tile adjacent to that tile."""

    def __init__(self) -> None:
        super().__init__(
            "garden_suburb", "Garden Suburb", "PH08", 20, QUALITY_AUTOMATED, (TAG_PLANT,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING | FACET_TILES,
                FACET_EVERYTHING | FACET_TILES | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | FACET_EVERYTHING | FACET_ANYBODY,
            ),
            UNITS: (FACET_EVERYTHING | FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {
            WHEN_PLAYED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),),
            UNITS: ((FACET_TILES, TILE_GREENERY, AREA_LAND),),
        }
        self.so_often = (WHEN_PLAYED,)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not for_any_tiles(
                game, frame, UNITS, each_tile(game, player, TILE_CITY, YOURS), frame.player, 1
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if gain_placement_bonus(game, frame, area_of_that_tile(frame)):
                return False
        if frame.step == 1:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_GREENERY,
                areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
            ):
                frame.step = 2
                if place(
                    game,
                    frame,
                    TILE_GREENERY,
                    areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
                ):
                    return False
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
