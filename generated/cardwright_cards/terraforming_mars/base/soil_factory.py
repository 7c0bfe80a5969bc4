"""Written by the compiler from cards/terraforming_mars/base/soil_factory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SoilFactory(ProjectCard):
    """Decrease your energy production 1 step and increase your plant production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "soil_factory", "Soil Factory", "179", 9, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 1 << PRODUCTION_ENERGY, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
