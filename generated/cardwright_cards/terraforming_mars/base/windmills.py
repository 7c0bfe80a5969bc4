"""Written by the compiler from cards/terraforming_mars/base/windmills.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Windmills(ProjectCard):
    """Requires 7% oxygen. Increase your energy production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "windmills", "Windmills", "168", 6, QUALITY_AUTOMATED, (TAG_POWER, TAG_BUILDING)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 7

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
