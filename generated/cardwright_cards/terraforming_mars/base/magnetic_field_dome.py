"""Written by the compiler from cards/terraforming_mars/base/magnetic_field_dome.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MagneticFieldDome(ProjectCard):
    """Decrease your energy production 2 steps and increase your plant production 1 step. Raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "magnetic_field_dome",
            "Magnetic Field Dome",
            "171",
            5,
            QUALITY_AUTOMATED,
            (TAG_BUILDING,),
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_PLANT | 1 << COUNTER_RATING, 1 << PRODUCTION_ENERGY, 0)
        }
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 2)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 2)
        increase(game, frame, PRODUCTION_PLANT, 1)
        if frame.block == WHEN_PLAYED:
            increase(game, frame, COUNTER_RATING, 1)
        return True
