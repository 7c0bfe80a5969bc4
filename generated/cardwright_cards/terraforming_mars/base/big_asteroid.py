"""Written by the compiler from cards/terraforming_mars/base/big_asteroid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BigAsteroid(ProjectCard):
    """Raise temperature 2 steps and gain 4 titanium. Remove up to 4 plants from any player."""

    def __init__(self) -> None:
        super().__init__("big_asteroid", "Big Asteroid", "011", 27, QUALITY_EVENT, (TAG_SPACE,))
        self.touches = {
            UNITS: (FACET_TRACKS | 1 << RESOURCE_TITANIUM, 0, 0),
            UNITS
            + 1: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.sets_off = {UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 2),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 2):
                return False
        gain(game, frame, RESOURCE_TITANIUM, 4)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to(game, frame, RESOURCE_PLANT, 4)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
