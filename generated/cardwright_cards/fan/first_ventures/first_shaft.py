"""Written by the compiler from cards/fan/first_ventures/first_shaft.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class FirstShaft(OpeningCard):
    """Spend 6 M€ to increase your steel production 2 steps."""

    def __init__(self) -> None:
        super().__init__("first_shaft", "First Shaft", "V04", QUALITY_VENTURE, (TAG_BUILDING,))
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_STEEL, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)
        }
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 6)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 6):
                return False
        increase(game, frame, PRODUCTION_STEEL, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_STEEL, 2)
        return True
