"""Written by the compiler from cards/fan/guild_halls/jubilee.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Jubilee(ProjectCard):
    """Use City for 10 M€ less if you can. Then reveal and discard the top card of the deck; play a revealed card for 8 M€ less, ignoring its requirement, if you can."""

    def __init__(self) -> None:
        super().__init__("jubilee", "Jubilee", "K11", 6, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if use_project(game, frame, PROJECT_CITY, 10, False):
                return False
        if frame.step == 1:
            frame.step = 2
            reveal(game, frame, 1)
            if play_revealed(game, frame, -1, 8, False, True):
                return False
        discard_revealed(game, frame)
        return True
