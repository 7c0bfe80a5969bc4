"""Written by the compiler from cards/terraforming_mars/base/power_grid.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    QUALITY_AUTOMATED,
    TAG_POWER,
    YOURS,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_tags, increase
from typing import final


@final
class PowerGrid(ProjectCard):
    """Increase your energy production 1 step for each power tag you have."""

    def __init__(self) -> None:
        super().__init__(
            "power_grid", "Power Grid", "102", "base", 18, QUALITY_AUTOMATED, (TAG_POWER,), -1
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_ENERGY, count_tags(game, player, TAG_POWER, YOURS))
        return True
