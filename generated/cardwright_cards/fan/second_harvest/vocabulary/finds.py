"""Written by the compiler from cards/fan/second_harvest/vocabulary/finds.card: change that file instead."""

from cardwright_cards.fan.second_harvest.nouns import BONUS_RELIC
from cardwright_runtime.terraforming_mars.names import *


@final
class Relic(Bonus):
    """Received: gain 2 M€."""

    def __init__(self) -> None:
        super().__init__("relic", "relic", BONUS_RELIC)
        self.touches = {WHEN_NAMED: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True
