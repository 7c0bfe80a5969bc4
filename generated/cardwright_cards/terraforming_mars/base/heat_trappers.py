"""Written by the compiler from cards/terraforming_mars/base/heat_trappers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HeatTrappers(ProjectCard):
    """Decrease any heat production 2 steps and increase your energy production 1 step. −1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "heat_trappers", "Heat Trappers", "178", 6, QUALITY_AUTOMATED, (TAG_POWER, TAG_BUILDING)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_ENERGY,
                1 << PRODUCTION_HEAT | FACET_ANYBODY,
                1 << PRODUCTION_HEAT | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.printed_points = -1
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_HEAT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if decrease_any(game, frame, PRODUCTION_HEAT, 2):
                return False
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
