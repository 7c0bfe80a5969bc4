"""Written by the compiler from cards/terraforming_mars/base/deimos_down.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_ANYBODY, FACET_TRACKS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    TAG_SPACE,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import gain, raise_track, remove_up_to
from typing import final


@final
class DeimosDown(ProjectCard):
    """Raise temperature 3 steps. Gain 4 steel and remove up to 8 plants from any player."""

    def __init__(self) -> None:
        super().__init__(
            "deimos_down", "Deimos Down", "039", "base", 31, QUALITY_EVENT, (TAG_SPACE,), -1
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (FACET_TRACKS | 1 << RESOURCE_STEEL, 1 << RESOURCE_PLANT | FACET_ANYBODY)
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 3):
                return False
        if frame.step == 1:
            frame.step = 2
            gain(game, frame, RESOURCE_STEEL, 4)
            if remove_up_to(game, frame, RESOURCE_PLANT, 8):
                return False
        return True
