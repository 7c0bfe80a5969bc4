"""Written by the compiler from cards/terraforming_mars/corporate_era/satellites.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_MEGACREDIT,
    QUALITY_AUTOMATED,
    TAG_SPACE,
    YOURS,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_tags, increase
from typing import final


@final
class Satellites(ProjectCard):
    """Increase your M€ production 1 step for each space tag you have."""

    def __init__(self) -> None:
        super().__init__(
            "satellites",
            "Satellites",
            "175",
            "corporate_era",
            10,
            QUALITY_AUTOMATED,
            (TAG_SPACE,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_MEGACREDIT, count_tags(game, player, TAG_SPACE, YOURS))
        return True
