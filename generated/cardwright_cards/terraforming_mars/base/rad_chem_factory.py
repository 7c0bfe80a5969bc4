"""Written by the compiler from cards/terraforming_mars/base/rad_chem_factory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RadChemFactory(ProjectCard):
    """Decrease your energy production 1 step. Raise your TR 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "rad_chem_factory", "Rad-Chem Factory", "205", 8, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, 1 << PRODUCTION_ENERGY, 0)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        if frame.block == WHEN_PLAYED:
            increase(game, frame, COUNTER_RATING, 2)
        return True
