"""Written by the compiler from cards/terraforming_mars/base/food_factory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FoodFactory(ProjectCard):
    """Decrease your plant production 1 step and increase your M€ production 4 steps. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "food_factory", "Food Factory", "041", 12, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_PLANT, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_PLANT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_PLANT, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 4)
        return True
