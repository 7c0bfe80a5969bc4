"""Written by the compiler from cards/terraforming_mars/base/power_grid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PowerGrid(ProjectCard):
    """Increase your energy production 1 step for each power tag you have, including this."""

    def __init__(self) -> None:
        super().__init__("power_grid", "Power Grid", "102", 18, QUALITY_AUTOMATED, (TAG_POWER,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, FACET_OPEN)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_ENERGY, count_tags(game, player, TAG_POWER, YOURS))
        return True
