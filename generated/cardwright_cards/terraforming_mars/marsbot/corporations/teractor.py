"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/teractor.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TRACK_EARTH_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotTeractor(AutomaCorporation):
    """Gain 25 M€. Effect: When you raise the Earth track, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__("marsbot_teractor", "MarsBot: Teractor", "C09", -1, (), (), (TAG_EARTH,))
        self.listens = (EVENT_TRACK_UP,)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 25)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, raises(owner, event, YOURS, TRACK_EARTH_TRACK, 0)
        )
