"""Written by the compiler from cards/terraforming_mars/base/mining_expedition.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MiningExpedition(ProjectCard):
    """Raise oxygen 1 step and gain 2 steel. Remove up to 2 plants from any player."""

    def __init__(self) -> None:
        super().__init__("mining_expedition", "Mining Expedition", "063", 12, QUALITY_EVENT)
        self.touches = {
            UNITS: (FACET_TRACKS | 1 << RESOURCE_STEEL, 0, 0),
            UNITS
            + 1: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.sets_off = {UNITS: ((FACET_TRACKS, TRACK_OXYGEN, 1),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_OXYGEN, 1):
                return False
        gain(game, frame, RESOURCE_STEEL, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to(game, frame, RESOURCE_PLANT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
