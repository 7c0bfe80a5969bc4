"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/gray_eminence.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_GRAY_EMINENCE
from cardwright_runtime.terraforming_mars.names import *


@final
class GrayEminence(BonusCard):
    """When turned over: send a delegate where it has fewest, twice."""

    def __init__(self) -> None:
        super().__init__(
            "gray_eminence",
            "Gray Eminence",
            "B29",
            BONUS_CARD_GRAY_EMINENCE,
            "action deck",
            "",
            "C37",
            "",
            "turmoil",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_SEND_EVENLY, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_SEND_EVENLY, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            return not perform_deed(game, frame, DEED_SEND_EVENLY, "")
        return True
