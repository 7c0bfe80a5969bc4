"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/bonus_cards/shipping_lines.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import BONUS_CARD_SHIPPING_LINES
from cardwright_runtime.terraforming_mars.names import *


@final
class ShippingLines(BonusCard):
    """When turned over: trade with a colony."""

    def __init__(self) -> None:
        super().__init__(
            "shipping_lines",
            "Shipping Lines",
            "B19",
            BONUS_CARD_SHIPPING_LINES,
            "action deck",
            "",
            "",
            "",
            "colonies",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_TRADE, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_TRADE, "")
        return True
