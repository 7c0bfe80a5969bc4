"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/expedited_construction.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_EXPEDITED_CONSTRUCTION
from cardwright_runtime.terraforming_mars.names import *


@final
class ExpeditedConstruction(BonusCard):
    """When turned over: if possible, place a tile by its own preferences (City between greeneries and oceans) and put this card out of the game."""

    def __init__(self) -> None:
        super().__init__(
            "expedited_construction",
            "Expedited Construction",
            "B05",
            BONUS_CARD_EXPEDITED_CONSTRUCTION,
            "bonus deck",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_LAY, "|placement expedited_city|") and can_perform(
                game, player, DEED_DESTROY_THIS, ""
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_LAY, "|placement expedited_city|"):
                return False
        if frame.step == 2:
            frame.step = 3
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        return True
