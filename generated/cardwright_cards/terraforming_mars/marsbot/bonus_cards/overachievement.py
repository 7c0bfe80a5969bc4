"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/overachievement.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_OVERACHIEVEMENT
from cardwright_runtime.terraforming_mars.names import *


@final
class Overachievement(BonusCard):
    """When turned over: do the first of these that is possible: claim a milestone free of charge and put this card out of the game; if it is generation 6 or later, fund an award free of charge and put this card out of the game; otherwise gain 5 M€."""

    def __init__(self) -> None:
        super().__init__(
            "overachievement", "Overachievement", "B04", BONUS_CARD_OVERACHIEVEMENT, "bonus deck"
        )
        self.touches = {WHEN_NAMED: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 5
            if can_perform(game, player, DEED_CLAIM_MILESTONE, "") and can_perform(
                game, player, DEED_DESTROY_THIS, ""
            ):
                frame.step = 1
            elif (
                generation(game) >= 6
                and can_perform(game, player, DEED_FUND_AWARD, "")
                and can_perform(game, player, DEED_DESTROY_THIS, "")
            ):
                frame.step = 3
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_CLAIM_MILESTONE, ""):
                return False
        if frame.step == 2:
            frame.step = 6
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        if frame.step == 3:
            frame.step = 4
            if perform_deed(game, frame, DEED_FUND_AWARD, ""):
                return False
        if frame.step == 4:
            frame.step = 6
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        if frame.step == 5:
            frame.step = 6
            gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True
