"""Written by the compiler from cards/fan/long_winter/winter_fair.card: change that file instead."""

from cardwright_cards.fan.long_winter.nouns import TRACK_FROST, TRIGGER_HOLD_FAIR
from cardwright_runtime.terraforming_mars.names import *


@final
class WinterFair(CommonRule):
    """Effect: When the action phase ends, hold the winter fair. Then lower frost 1 step."""

    def __init__(self) -> None:
        super().__init__("winter_fair", "Winter Fair")
        self.listens = (EVENT_END_OF_ACTIONS,)
        self.touches = {WHENEVER: (FACET_TRIGGERS, FACET_TRACKS, FACET_TRACKS)}
        self.sets_off = {WHENEVER: ((FACET_TRIGGERS, TRIGGER_HOLD_FAIR),)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if perform(game, frame, TRIGGER_HOLD_FAIR, ""):
                return False
        lower_track(game, frame, TRACK_FROST, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, end_of_action_phase(event))
