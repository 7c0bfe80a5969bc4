"""Written by the compiler from cards/terraforming_mars/base/release_of_inert_gases.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ReleaseOfInertGases(ProjectCard):
    """Raise your TR 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "release_of_inert_gases", "Release of Inert Gases", "036", 14, QUALITY_EVENT
        )
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 2)
        return True
