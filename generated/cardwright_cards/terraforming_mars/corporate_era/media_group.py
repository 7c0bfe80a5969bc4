"""Written by the compiler from cards/terraforming_mars/corporate_era/media_group.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event, plays_card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_ACTIVE,
    QUALITY_EVENT,
    RESOURCE_MEGACREDIT,
    TAG_EARTH,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHENEVER
from cardwright_runtime.terraforming_mars.steps import gain, respond
from typing import final


@final
class MediaGroup(ProjectCard):
    """Effect: When you play an event, gain 3 M€."""

    def __init__(self) -> None:
        super().__init__(
            "media_group",
            "Media Group",
            "109",
            "corporate_era",
            6,
            QUALITY_ACTIVE,
            (TAG_EARTH,),
            -1,
        )

    def describe(self) -> None:
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, YOURS, QUALITY_EVENT, -1, -1, 0, False),
        )
