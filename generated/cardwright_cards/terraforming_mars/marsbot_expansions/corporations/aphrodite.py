"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/aphrodite.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import TRACK_VENUS
from cardwright_cards.terraforming_mars.turmoil.nouns import TAG_VENUS
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotAphrodite(AutomaCorporation):
    """Effect: When anyone raises Venus, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_aphrodite",
            "MarsBot: Aphrodite",
            "C28",
            -1,
            (TAG_PLANT,),
            (),
            (TAG_PLANT, TAG_ANIMAL, TAG_VENUS),
            (),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "venus",
        )
        self.listens = (EVENT_TRACK_UP,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, raises(owner, event, EVERYONE, TRACK_VENUS, 0))
