"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/supply_and_demand.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    BONUS_CARD_SUPPLY_AND_DEMAND,
    TRACK_ENERGY_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class SupplyAndDemand(BonusCard):
    """When turned over: do the first of these that is possible: take up to 3 M€ from the corporation; otherwise raise the energy track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "supply_and_demand",
            "Supply & Demand",
            "B24",
            BONUS_CARD_SUPPLY_AND_DEMAND,
            "action deck",
            "",
            "C20",
        )
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_ENERGY_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_DRAW_ON_BANK, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            return not perform_deed(game, frame, DEED_DRAW_ON_BANK, "")
        if frame.step == 2:
            frame.step = 3
            return not raise_track(game, frame, TRACK_ENERGY_TRACK, 1)
        return True
