"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/diversification.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_DIVERSIFICATION
from cardwright_runtime.terraforming_mars.names import *


@final
class Diversification(BonusCard):
    """When turned over: advance the least advanced track. If possible, lose 4 M€."""

    def __init__(self) -> None:
        super().__init__(
            "diversification",
            "Diversification",
            "B28",
            BONUS_CARD_DIVERSIFICATION,
            "action deck",
            "",
            "C15",
        )
        self.touches = {WHEN_NAMED: (0, 1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_MEGACREDIT)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_ADVANCE_LOWEST, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_ADVANCE_LOWEST, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            if can_lose(game, player, RESOURCE_MEGACREDIT, 4):
                lose(game, frame, RESOURCE_MEGACREDIT, 4)
        return True
