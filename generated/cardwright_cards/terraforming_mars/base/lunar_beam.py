"""Written by the compiler from cards/terraforming_mars/base/lunar_beam.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LunarBeam(ProjectCard):
    """Decrease your M€ production 2 steps. Increase your heat production 2 steps and your energy production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "lunar_beam", "Lunar Beam", "030", 13, QUALITY_AUTOMATED, (TAG_EARTH, TAG_POWER)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_HEAT | 1 << PRODUCTION_ENERGY,
                1 << PRODUCTION_MEGACREDIT,
                0,
            )
        }
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_MEGACREDIT, 2)
        increase(game, frame, PRODUCTION_HEAT, 2)
        increase(game, frame, PRODUCTION_ENERGY, 2)
        return True
