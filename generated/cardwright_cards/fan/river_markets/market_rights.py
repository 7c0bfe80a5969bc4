"""Written by the compiler from cards/fan/river_markets/market_rights.card: change that file instead."""

from cardwright_cards.fan.river_markets.nouns import TILE_MARKET
from cardwright_runtime.terraforming_mars.names import *


@final
class MarketRights(ProjectCard):
    """Action: Spend 1 energy to place a market tile. Whoever places a tile adjacent to a market tile gains 3 M€. 1 VP for each market tile you own."""

    def __init__(self) -> None:
        super().__init__("market_rights", "Market Rights", "R02", 6, QUALITY_ACTIVE)
        self.touches = {ACTION: (FACET_TILES, 1 << RESOURCE_ENERGY, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {ACTION: ((FACET_TILES, TILE_MARKET, AREA_LAND),)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1) and can_place(
            game, player, TILE_MARKET, areas(game, player, AREA_LAND)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 1)
            return not place(game, frame, TILE_MARKET, areas(game, player, AREA_LAND))
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_MARKET, YOURS)
