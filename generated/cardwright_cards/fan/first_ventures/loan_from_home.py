"""Written by the compiler from cards/fan/first_ventures/loan_from_home.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class LoanFromHome(OpeningCard):
    """Gain 20 M€. Decrease your M€ production 2 steps."""

    def __init__(self) -> None:
        super().__init__("loan_from_home", "Loan from Home", "V03", QUALITY_VENTURE, (TAG_EARTH,))
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 1 << PRODUCTION_MEGACREDIT, 0)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 2)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_MEGACREDIT, 20)
        decrease(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True
