"""Written by the compiler from cards/terraforming_mars/base/tectonic_stress_power.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TectonicStressPower(ProjectCard):
    """Requires 2 science tags. Increase your energy production 3 steps. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "tectonic_stress_power",
            "Tectonic Stress Power",
            "145",
            18,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 3)
        return True
