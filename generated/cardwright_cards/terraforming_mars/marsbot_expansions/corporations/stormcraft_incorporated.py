"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/stormcraft_incorporated.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import COUNTER_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotStormcraftIncorporated(AutomaCorporation):
    """Gain 1 floater. Effect: When you spend floaters on a card, raise temperature 1 step. Effect: When the research phase comes, gain 1 floater."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_stormcraft_incorporated",
            "MarsBot: Stormcraft Incorporated",
            "C34",
            -1,
            (TAG_JOVIAN,),
            (),
            (),
            (),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "venus or colonies",
        )
        self.listens = (EVENT_PERFORMS, EVENT_RESEARCH_PHASE)
        self.touches = {
            WHEN_PLAYED: (1 << COUNTER_FLOATER, 0, 0),
            WHENEVER: (FACET_TRACKS, 0, 0),
            WHENEVER + 1: (1 << COUNTER_FLOATER, 0, 0),
        }
        self.sets_off = {WHENEVER: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs(owner, event, YOURS, TRIGGER_SPEND_FLOATERS),
        )
        respond(game, self, WHENEVER + 1, owner, event, research_phase(event))
