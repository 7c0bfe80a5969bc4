"""Written by the compiler from cards/fan/second_harvest/old_survey.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OldSurvey(ProjectCard):
    """Gain the placement bonus printed under a city tile of yours."""

    def __init__(self) -> None:
        super().__init__("old_survey", "Old Survey", "SH01", 4, QUALITY_EVENT, (TAG_SCIENCE,))
        self.touches = {WHEN_PLAYED: (FACET_EVERYTHING, 0, FACET_TILES | FACET_CHOICE)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not gain_placement_bonus(
                game, frame, areas_of_tiles(game, player, TILE_CITY, YOURS)
            )
        return True
