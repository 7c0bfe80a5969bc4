"""Written by the compiler from cards/terraforming_mars/base/designed_microorganisms.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DesignedMicroorganisms(ProjectCard):
    """It must be −14 °C or colder. Increase your plant production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "designed_microorganisms",
            "Designed Microorganisms",
            "155",
            16,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_MICROBE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) - 2 * value(game, player, VALUE_LEEWAY) <= -14

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True
