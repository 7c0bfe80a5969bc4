"""Written by the compiler from cards/terraforming_mars/base/fusion_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FusionPower(ProjectCard):
    """Requires 2 power tags. Increase your energy production 3 steps."""

    def __init__(self) -> None:
        super().__init__(
            "fusion_power",
            "Fusion Power",
            "132",
            14,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_POWER, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_POWER, YOURS) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 3)
        return True
