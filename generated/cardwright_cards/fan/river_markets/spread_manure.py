"""Written by the compiler from cards/fan/river_markets/spread_manure.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import PROJECT_SPREAD_MANURE, TRACK_FERTILITY
from cardwright_runtime.terraforming_mars.names import *


@final
class SpreadManure(Project):
    """Action: Spend 10 M€ to raise fertility 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "spread_manure", "Spread Manure", PROJECT_SPREAD_MANURE, 10, KIND_STANDARD_PROJECT
        )
        self.touches = {ACTION: (FACET_TRACKS, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)}
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_FERTILITY, 1),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 10):
                return False
        if frame.step == 1:
            frame.step = 2
            return not raise_track(game, frame, TRACK_FERTILITY, 1)
        return True
