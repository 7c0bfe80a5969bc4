"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/bonus_cards/outer_system_foothold.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    BONUS_CARD_OUTER_SYSTEM_FOOTHOLD,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class OuterSystemFoothold(BonusCard):
    """When turned over: place a colony and discard the top bonus card."""

    def __init__(self) -> None:
        super().__init__(
            "outer_system_foothold",
            "Outer System Foothold",
            "B18",
            BONUS_CARD_OUTER_SYSTEM_FOOTHOLD,
            "bonus deck",
            "",
            "",
            "",
            "colonies",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_PLACE_COLONY, "") and can_perform(
                game, player, DEED_DISCARD_BONUS, ""
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_PLACE_COLONY, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            return not perform_deed(game, frame, DEED_DISCARD_BONUS, "")
        return True
