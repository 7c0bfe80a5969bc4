"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/celestic.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import COUNTER_FLOATER
from cardwright_cards.terraforming_mars.turmoil.nouns import TAG_VENUS
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotCelestic(AutomaCorporation):
    """Gain 1 floater. Effect: When you fail, gain 1 floater. Effect: When the research phase comes, gain 1 floater."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_celestic",
            "MarsBot: Celestic",
            "C26",
            -1,
            (TAG_VENUS,),
            (),
            (TAG_VENUS, TAG_JOVIAN),
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
            WHENEVER: (1 << COUNTER_FLOATER, 0, 0),
            WHENEVER + 1: (1 << COUNTER_FLOATER, 0, 0),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_FLOATER, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, performs(owner, event, YOURS, TRIGGER_FAIL))
        respond(game, self, WHENEVER + 1, owner, event, research_phase(event))
