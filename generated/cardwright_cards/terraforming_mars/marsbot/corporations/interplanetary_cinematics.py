"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/interplanetary_cinematics.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TAG_EVENT_SYMBOL,
    TRACK_BUILDING_TRACK,
    TRACK_EVENT_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotInterplanetaryCinematics(AutomaCorporation):
    """Effect: When you raise the building track, gain 2 M€. Effect: When you raise the event track, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_interplanetary_cinematics",
            "MarsBot: Interplanetary Cinematics",
            "C04",
            -1,
            (TAG_EVENT_SYMBOL, TAG_EVENT_SYMBOL),
        )
        self.listens = (EVENT_TRACK_UP,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, raises(owner, event, YOURS, TRACK_BUILDING_TRACK, 0)
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            raises(owner, event, YOURS, TRACK_EVENT_TRACK, 0),
        )
