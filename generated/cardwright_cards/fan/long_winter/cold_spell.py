"""Written by the compiler from cards/fan/long_winter/cold_spell.card: change that file instead."""

from cardwright_cards.fan.long_winter.nouns import TRACK_FROST
from cardwright_runtime.terraforming_mars.names import *


@final
class ColdSpell(ProjectCard):
    """If frost is below 1, raise frost 1 step. Gain 4 heat."""

    def __init__(self) -> None:
        super().__init__("cold_spell", "Cold Spell", "LW01", 3, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_TRACKS | 1 << RESOURCE_HEAT, 0, FACET_TRACKS)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TRACKS, TRACK_FROST, 1),)}
        self.perhaps = (WHEN_PLAYED,)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if track_level(game, TRACK_FROST) < 1:
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if raise_track(game, frame, TRACK_FROST, 1):
                return False
        gain(game, frame, RESOURCE_HEAT, 4)
        return True
