"""Written by the compiler from cards/terraforming_mars/corporate_era/fuel_factory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FuelFactory(ProjectCard):
    """Decrease your energy production 1 step. Increase your titanium production 1 step and your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "fuel_factory", "Fuel Factory", "180", 6, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_TITANIUM | 1 << PRODUCTION_MEGACREDIT,
                1 << PRODUCTION_ENERGY,
                0,
            )
        }
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True
