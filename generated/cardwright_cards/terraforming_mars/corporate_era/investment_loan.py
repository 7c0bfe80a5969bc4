"""Written by the compiler from cards/terraforming_mars/corporate_era/investment_loan.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class InvestmentLoan(ProjectCard):
    """Decrease your M€ production 1 step. Gain 10 M€."""

    def __init__(self) -> None:
        super().__init__(
            "investment_loan", "Investment Loan", "151", 3, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 1 << PRODUCTION_MEGACREDIT, 0)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
        if frame.block == WHEN_PLAYED:
            gain(game, frame, RESOURCE_MEGACREDIT, 10)
        return True
