"""Written by the compiler from cards/fan/trading_houses/frontier_survey.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FrontierSurvey(ProjectCard):
    """Gain 1 M€ for each free land area adjacent to one of your city tiles (at most 4), and gain 1 steel for each tile you own on a land area adjacent to an ocean tile. If your opponents have at least 1 tile on a land area adjacent to a city tile, gain 2 titanium. If it is generation 4 or later, gain 1 plant for every 2 generations so far."""

    def __init__(self) -> None:
        super().__init__(
            "frontier_survey", "Frontier Survey", "M07", 4, QUALITY_EVENT, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT,
                0,
                FACET_TILES,
            )
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            min(
                number_of_areas(
                    free_areas(game, player, AREA_LAND)
                    & beside_tiles_of(game, player, TILE_CITY, 1, YOURS)
                ),
                4,
            ),
        )
        gain(
            game,
            frame,
            RESOURCE_STEEL,
            tiles_on(
                game,
                player,
                ANY_TILE,
                YOURS,
                all_of_kind(game, AREA_LAND) & beside(game, TILE_OCEAN),
            ),
        )
        if (
            tiles_on(
                game,
                player,
                ANY_TILE,
                OPPONENTS,
                all_of_kind(game, AREA_LAND) & beside(game, TILE_CITY),
            )
            >= 1
        ):
            gain(game, frame, RESOURCE_TITANIUM, 2)
        if generation(game) >= 4:
            gain(game, frame, RESOURCE_PLANT, generation(game) // 2)
        return True
