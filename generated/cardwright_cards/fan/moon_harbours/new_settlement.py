"""Written by the compiler from cards/fan/moon_harbours/new_settlement.card: change that file instead."""

from cardwright_cards.fan.moon_harbours.nouns import (
    AREA_MOON_HARBOURS,
    PROJECT_NEW_SETTLEMENT,
    TILE_SETTLEMENT,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class NewSettlement(Project):
    """Action: Spend 17 M€ to place a settlement."""

    def __init__(self) -> None:
        super().__init__(
            "new_settlement", "New Settlement", PROJECT_NEW_SETTLEMENT, 17, KIND_STANDARD_PROJECT
        )
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_SETTLEMENT, AREA_MOON_HARBOURS),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_SETTLEMENT, areas(game, player, AREA_MOON_HARBOURS))

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 17):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_SETTLEMENT, areas(game, player, AREA_MOON_HARBOURS))
        return True
