"""Written by the compiler from cards/fan/second_harvest/relic_market.card: change that file instead."""

from cardwright_cards.fan.second_harvest.nouns import BONUS_RELIC
from cardwright_runtime.terraforming_mars.names import *


@final
class RelicMarket(ProjectCard):
    """Requires 1 relic anyone has taken. Effect: When an opponent takes a relic from an area, gain 1 M€. Effect: When you take a relic from an area, draw a card."""

    def __init__(self) -> None:
        super().__init__("relic_market", "Relic Market", "SH04", 6, QUALITY_ACTIVE, (TAG_CITY,))
        self.listens = (EVENT_MARKER,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_taken(game, player, BONUS_RELIC, EVERYONE) >= 1

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            takes_marker(owner, event, OPPONENTS, (BONUS_RELIC,)),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            takes_marker(owner, event, YOURS, (BONUS_RELIC,)),
        )
