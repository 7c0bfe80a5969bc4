"""Written by the compiler from cards/terraforming_mars/corporate_era/media_archives.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    QUALITY_AUTOMATED,
    QUALITY_EVENT,
    RESOURCE_MEGACREDIT,
    TAG_EARTH,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_cards, gain
from typing import final


@final
class MediaArchives(ProjectCard):
    """Gain 1 M€ for each event anyone has played."""

    def __init__(self) -> None:
        super().__init__(
            "media_archives",
            "Media Archives",
            "107",
            "corporate_era",
            8,
            QUALITY_AUTOMATED,
            (TAG_EARTH,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            count_cards(game, player, QUALITY_EVENT, -1, -1, 0, False, EVERYONE),
        )
        return True
