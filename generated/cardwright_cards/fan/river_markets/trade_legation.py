"""Written by the compiler from cards/fan/river_markets/trade_legation.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import COUNTER_ENVOY, TILE_MARKET
from cardwright_runtime.terraforming_mars.names import *


@final
class TradeLegation(ProjectCard):
    """Requires that you have an envoy. Action: Lose 1 envoy to gain 5 M€. Effect: When any market tile is placed, gain 1 envoy. 1 VP per 2 envoys you have."""

    def __init__(self) -> None:
        super().__init__(
            "trade_legation", "Trade Legation", "R05", 10, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            ACTION: (1 << RESOURCE_MEGACREDIT, 1 << COUNTER_ENVOY, 0),
            WHENEVER: (1 << COUNTER_ENVOY, 0, 0),
        }
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, COUNTER_ENVOY) >= 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, COUNTER_ENVOY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, COUNTER_ENVOY, 1)
        gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_ENVOY, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_MARKET)
        )

    def points(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_ENVOY) // 2
