"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/bonus_cards/expedited_construction_with_colonies.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import COUNTER_COLONY_BUILT
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    BONUS_CARD_EXPEDITED_CONSTRUCTION_WITH_COLONIES,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class ExpeditedConstructionWithColonies(BonusCard):
    """When turned over: do the first of these that is possible: place a tile by its own preferences (City between greeneries and oceans) and put this card out of the game; if you have at most 1 colony of MarsBot, place a colony."""

    def __init__(self) -> None:
        super().__init__(
            "expedited_construction_with_colonies",
            "Expedited Construction (Colonies)",
            "B17",
            BONUS_CARD_EXPEDITED_CONSTRUCTION_WITH_COLONIES,
            "bonus deck",
            "",
            "",
            "expedited_construction",
            "colonies",
        )
        self.touches = {WHEN_NAMED: (0, 0, 1 << COUNTER_COLONY_BUILT)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_perform(game, player, DEED_LAY, "|placement expedited_city|") and can_perform(
                game, player, DEED_DESTROY_THIS, ""
            ):
                frame.step = 1
            elif gauge(game, player, COUNTER_COLONY_BUILT) <= 1 and can_perform(
                game, player, DEED_PLACE_COLONY, ""
            ):
                frame.step = 3
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_LAY, "|placement expedited_city|"):
                return False
        if frame.step == 2:
            frame.step = 4
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        if frame.step == 3:
            frame.step = 4
            return not perform_deed(game, frame, DEED_PLACE_COLONY, "")
        return True
