"""Written by the compiler from cards/terraforming_mars/base/interplanetary_cinematics.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event, plays_card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    RESOURCE_MEGACREDIT,
    RESOURCE_STEEL,
    TAG_BUILDING,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHENEVER
from cardwright_runtime.terraforming_mars.steps import gain, respond, start_with
from typing import final


@final
class InterplanetaryCinematics(Corporation):
    """You start with 30 M€ and 20 steel. Effect: When you play an event, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__(
            "interplanetary_cinematics",
            "Interplanetary Cinematics",
            "R19",
            "base",
            (TAG_BUILDING,),
            -1,
            1,
        )

    def describe(self) -> None:
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 30)
        start_with(game, player, RESOURCE_STEEL, 20)

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
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
