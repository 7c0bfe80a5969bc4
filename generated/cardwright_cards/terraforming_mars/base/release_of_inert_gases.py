"""Written by the compiler from cards/terraforming_mars/base/release_of_inert_gases.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import COUNTER_RATING, QUALITY_EVENT
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import increase
from typing import final


@final
class ReleaseOfInertGases(ProjectCard):
    """Increase your TR 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "release_of_inert_gases",
            "Release of Inert Gases",
            "036",
            "base",
            14,
            QUALITY_EVENT,
            (),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 2)
        return True
