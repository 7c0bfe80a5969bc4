"""Written by the compiler from cards/terraforming_mars/base/methane_from_titan.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MethaneFromTitan(ProjectCard):
    """Requires 2% oxygen. Increase your heat production 2 steps and your plant production 2 steps. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "methane_from_titan",
            "Methane From Titan",
            "018",
            28,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT | 1 << PRODUCTION_PLANT, 0, 0)}
        self.printed_points = 2
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 2)
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True
