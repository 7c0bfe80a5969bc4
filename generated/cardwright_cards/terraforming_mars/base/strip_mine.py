"""Written by the compiler from cards/terraforming_mars/base/strip_mine.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class StripMine(ProjectCard):
    """Decrease your energy production 2 steps. Increase your steel production 2 steps and your titanium production 1 step. Raise oxygen 2 steps."""

    def __init__(self) -> None:
        super().__init__("strip_mine", "Strip Mine", "138", 25, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {
            UNITS: (1 << PRODUCTION_STEEL | 1 << PRODUCTION_TITANIUM, 1 << PRODUCTION_ENERGY, 0),
            UNITS + 1: (FACET_TRACKS, 0, 0),
        }
        self.sets_off = {UNITS + 1: ((FACET_TRACKS, TRACK_OXYGEN, 2),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.repeated_block = UNITS

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 2)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_ENERGY, 2)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 2)
        increase(game, frame, PRODUCTION_STEEL, 2)
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_OXYGEN, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
