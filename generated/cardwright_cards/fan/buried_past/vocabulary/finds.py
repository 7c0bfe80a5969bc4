"""Written by the compiler from cards/fan/buried_past/vocabulary/finds.card: change that file instead."""

from cardwright_cards.fan.buried_past.nouns import (
    BONUS_BEACON,
    BONUS_BURIED_ICE,
    BONUS_DIG_SITE,
    BONUS_OLD_VAULT,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class DigSite(Bonus):
    """dig site"""

    def __init__(self) -> None:
        super().__init__("dig_site", "dig site", BONUS_DIG_SITE)


@final
class OldVault(Bonus):
    """Received: draw 1 card and gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("old_vault", "old vault", BONUS_OLD_VAULT)
        self.touches = {WHEN_NAMED: (FACET_HAND | 1 << RESOURCE_MEGACREDIT, FACET_DECK, FACET_DECK)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True


@final
class BuriedIce(Bonus):
    """Received: gain 2 plants."""

    def __init__(self) -> None:
        super().__init__("buried_ice", "buried ice", BONUS_BURIED_ICE)
        self.touches = {WHEN_NAMED: (1 << RESOURCE_PLANT, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True


@final
class Beacon(Bonus):
    """Received: raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__("beacon", "beacon", BONUS_BEACON)
        self.touches = {WHEN_NAMED: (1 << COUNTER_RATING, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True
