"""Written by the compiler from cards/terraforming_mars/base/lichen.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Lichen(ProjectCard):
    """Requires −24 °C or warmer. Increase your plant production 1 step."""

    def __init__(self) -> None:
        super().__init__("lichen", "Lichen", "159", 7, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_PLANT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -24

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
