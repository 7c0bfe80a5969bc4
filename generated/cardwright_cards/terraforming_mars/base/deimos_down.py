"""Written by the compiler from cards/terraforming_mars/base/deimos_down.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DeimosDown(ProjectCard):
    """Raise temperature 3 steps and gain 4 steel. Remove up to 8 plants from any player."""

    def __init__(self) -> None:
        super().__init__("deimos_down", "Deimos Down", "039", 31, QUALITY_EVENT, (TAG_SPACE,))
        self.touches = {
            UNITS: (FACET_TRACKS | 1 << RESOURCE_STEEL, 0, 0),
            UNITS
            + 1: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.sets_off = {UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 3),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 3):
                return False
        gain(game, frame, RESOURCE_STEEL, 4)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to(game, frame, RESOURCE_PLANT, 8)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
