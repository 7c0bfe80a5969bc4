"""Written by the compiler from cards/fan/daily_gazette/founding_party.card: change that file instead."""

from cardwright_cards.fan.daily_gazette.nouns import PROJECT_FOUNDING_PARTY
from cardwright_runtime.terraforming_mars.names import *


@final
class FoundingParty(Project):
    """Action: Twice per game for all players together, spend 6 M€ to draw 2 cards."""

    def __init__(self) -> None:
        super().__init__(
            "founding_party", "Founding Party", PROJECT_FOUNDING_PARTY, 6, KIND_STANDARD_PROJECT
        )
        self.touches = {ACTION: (FACET_HAND, 1 << RESOURCE_MEGACREDIT | FACET_DECK, FACET_IN_FORCE)}
        self.action_times = 2
        self.action_period = PERIOD_GAME
        self.action_together = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 6):
                return False
        draw(game, frame, 2)
        return True
