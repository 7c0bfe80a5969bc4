"""Written by the compiler from cards/terraforming_mars/base/noctis_farming.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NoctisFarming(ProjectCard):
    """Requires −20 °C or warmer. Increase your M€ production 1 step and gain 2 plants. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "noctis_farming",
            "Noctis Farming",
            "176",
            10,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_PLANT, 0, 0)}
        self.printed_points = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -20

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_PLANT, 2)
        return True
