"""Written by the compiler from cards/terraforming_mars/base/ghg_factories.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GhgFactories(ProjectCard):
    """Decrease your energy production 1 step and increase your heat production 4 steps."""

    def __init__(self) -> None:
        super().__init__(
            "ghg_factories", "GHG Factories", "126", 11, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT, 1 << PRODUCTION_ENERGY, 0)}
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_HEAT, 4)
        return True
