"""Written by the compiler from cards/fan/claim_stakes/greenbelt_survey.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GreenbeltSurvey(ProjectCard):
    """Move one of your greenery tiles next to no city tile to a land area adjacent to one of your city tiles (this does not count as placing it) and draw 1 card."""

    def __init__(self) -> None:
        super().__init__(
            "greenbelt_survey", "Greenbelt Survey", "ST16", 8, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES | FACET_HAND,
                FACET_TILES | FACET_DECK,
                FACET_TILES | FACET_CHOICE,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if move_tile_from(
                game,
                frame,
                TILE_GREENERY,
                YOURS,
                beside_none(game, TILE_CITY),
                free_areas(game, player, AREA_LAND)
                & beside_tiles_of(game, player, TILE_CITY, 1, YOURS),
            ):
                return False
        draw(game, frame, 1)
        return True
