"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/bonus_cards/corporate_competition_terra_cimmeria.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    BONUS_CARD_CORPORATE_COMPETITION_TERRA_CIMMERIA,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class CorporateCompetitionTerraCimmeria(BonusCard):
    """When turned over: do the first of these that is possible: if you have at least 5 M€, pay 5 M€ and carry out what helps in the closest award; otherwise resolve the top bonus card."""

    def __init__(self) -> None:
        super().__init__(
            "corporate_competition_terra_cimmeria",
            "Corporate Competition (Terra Cimmeria)",
            "B12",
            BONUS_CARD_CORPORATE_COMPETITION_TERRA_CIMMERIA,
            "bonus deck",
            "terra_cimmeria",
            "",
            "corporate_competition",
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
