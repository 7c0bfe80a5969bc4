"""Written by the compiler from cards/terraforming_mars/base/deep_well_heating.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DeepWellHeating(ProjectCard):
    """Increase your energy production 1 step and raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "deep_well_heating",
            "Deep Well Heating",
            "003",
            13,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY | FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_ENERGY, 1)
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
