"""Written by the compiler from cards/terraforming_mars/corporate_era/hackers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Hackers(ProjectCard):
    """Decrease your energy production 1 step and any M€ production 2 steps. Increase your M€ production 2 steps. −1 VP."""

    def __init__(self) -> None:
        super().__init__("hackers", "Hackers", "125", 3, QUALITY_AUTOMATED)
        self.touches = {
            UNITS: (
                0,
                1 << PRODUCTION_ENERGY | 1 << PRODUCTION_MEGACREDIT | FACET_ANYBODY,
                1 << PRODUCTION_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS + 1: (1 << PRODUCTION_MEGACREDIT, 0, 0),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.printed_points = -1
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1) and can_decrease_any(
                game, player, PRODUCTION_MEGACREDIT, 2
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            decrease(game, frame, PRODUCTION_ENERGY, 1)
            return not decrease_any(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
