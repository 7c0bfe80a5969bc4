"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/settlers.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_SETTLERS
from cardwright_runtime.terraforming_mars.names import *


@final
class Settlers(BonusCard):
    """When turned over: reserve a land area (only you may place a tile there)."""

    def __init__(self) -> None:
        super().__init__(
            "settlers", "Settlers", "B22", BONUS_CARD_SETTLERS, "action deck", "", "C18"
        )
        self.touches = {WHEN_NAMED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_reserve(game, player, free_areas(game, player, AREA_LAND)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not reserve(game, frame, free_areas(game, player, AREA_LAND))
        return True
