"""Written by the compiler from cards/terraforming_mars/corporate_era/tropical_resort.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TropicalResort(ProjectCard):
    """Decrease your heat production 2 steps and increase your M€ production 3 steps. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "tropical_resort", "Tropical Resort", "098", 13, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_HEAT, 0)}
        self.printed_points = 2
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_HEAT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_HEAT, 2)
        increase(game, frame, PRODUCTION_MEGACREDIT, 3)
        return True
