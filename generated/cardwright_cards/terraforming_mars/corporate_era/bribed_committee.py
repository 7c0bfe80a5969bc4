"""Written by the compiler from cards/terraforming_mars/corporate_era/bribed_committee.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BribedCommittee(ProjectCard):
    """Raise your TR 2 steps. −2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "bribed_committee", "Bribed Committee", "112", 7, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, 0, 0)}
        self.printed_points = -2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 2)
        return True
