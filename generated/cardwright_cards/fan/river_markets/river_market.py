"""Written by the compiler from cards/fan/river_markets/river_market.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import COUNTER_ENVOY, TILE_MARKET
from cardwright_runtime.terraforming_mars.names import *


@final
class RiverMarket(ProjectCard):
    """Place a market tile and gain 1 envoy. Whoever places a tile adjacent to a market tile gains 3 M€."""

    def __init__(self) -> None:
        super().__init__(
            "river_market", "River Market", "R01", 8, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TILES | 1 << COUNTER_ENVOY, 0, FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_MARKET, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_MARKET, areas(game, player, AREA_LAND))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_MARKET, areas(game, player, AREA_LAND)):
                return False
        increase(game, frame, COUNTER_ENVOY, 1)
        return True
