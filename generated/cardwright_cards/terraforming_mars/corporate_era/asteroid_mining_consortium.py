"""Written by the compiler from cards/terraforming_mars/corporate_era/asteroid_mining_consortium.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AsteroidMiningConsortium(ProjectCard):
    """Requires that you have titanium production. Decrease any titanium production 1 step and increase your own 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "asteroid_mining_consortium",
            "Asteroid Mining Consortium",
            "002",
            13,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN,),
        )
        self.touches = {
            UNITS: (
                0,
                1 << PRODUCTION_TITANIUM | FACET_ANYBODY,
                1 << PRODUCTION_TITANIUM | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS + 1: (1 << PRODUCTION_TITANIUM, 0, 0),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, PRODUCTION_TITANIUM) >= 1

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease_any(game, player, PRODUCTION_TITANIUM, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not decrease_any(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
