"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/government_subsidy.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_GOVERNMENT_SUBSIDY
from cardwright_runtime.terraforming_mars.names import *


@final
class GovernmentSubsidy(BonusCard):
    """When turned over: raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "government_subsidy",
            "Government Subsidy",
            "B31",
            BONUS_CARD_GOVERNMENT_SUBSIDY,
            "bonus deck",
            "",
            "C12",
        )
        self.touches = {WHEN_NAMED: (1 << COUNTER_RATING, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True
