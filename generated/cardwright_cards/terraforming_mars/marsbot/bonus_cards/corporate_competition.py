"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/corporate_competition.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_CORPORATE_COMPETITION
from cardwright_runtime.terraforming_mars.names import *


@final
class CorporateCompetition(BonusCard):
    """When turned over: do the first of these that is possible: if you have at least 5 M€, pay 5 M€ and carry out what helps in the closest award; otherwise resolve the top bonus card."""

    def __init__(self) -> None:
        super().__init__(
            "corporate_competition",
            "Corporate Competition",
            "B08",
            BONUS_CARD_CORPORATE_COMPETITION,
            "bonus deck",
            "tharsis",
        )
        self.touches = {WHEN_NAMED: (0, 0, 1 << RESOURCE_MEGACREDIT)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if (
                gauge(game, player, RESOURCE_MEGACREDIT) >= 5
                and can_perform(game, player, DEED_HELP_CLOSEST_AWARD, "")
                or can_perform(game, player, DEED_RESOLVE_BONUS, "")
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            if gauge(game, player, RESOURCE_MEGACREDIT) >= 5 and can_perform(
                game, player, DEED_HELP_CLOSEST_AWARD, ""
            ):
                frame.step = 2
        if frame.step == 2:
            frame.step = 4
            return not perform_deed(game, frame, DEED_HELP_CLOSEST_AWARD, "")
        if frame.step == 3:
            frame.step = 4
            return not perform_deed(game, frame, DEED_RESOLVE_BONUS, "")
        return True
