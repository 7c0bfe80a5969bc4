"""Written by the compiler from cards/terraforming_mars/base/peroxide_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PeroxidePower(ProjectCard):
    """Decrease your M€ production 1 step and increase your energy production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "peroxide_power",
            "Peroxide Power",
            "089",
            7,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 1 << PRODUCTION_MEGACREDIT, 0)}
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
        increase(game, frame, PRODUCTION_ENERGY, 2)
        return True
