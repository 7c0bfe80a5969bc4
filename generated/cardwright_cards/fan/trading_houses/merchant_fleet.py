"""Written by the compiler from cards/fan/trading_houses/merchant_fleet.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MerchantFleet(ProjectCard):
    """Effect: When you play a space card costing 10 M€ or more, you pay 1 M€ less for it for every 2 ocean tiles (counting at most 4), plus 1. Effect: When you play an event, you pay 1 M€ less for it for each city tile you own. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "merchant_fleet", "Merchant Fleet", "M06", 11, QUALITY_ACTIVE, (TAG_JOVIAN, TAG_SPACE)
        )
        self.printed_points = 1

    def enter(self, game: Game, player: Player) -> None:
        discount_reckoned(player, self.index, 0, 0)
        discount_reckoned(player, self.index, 2, 1)

    def leave(self, game: Game, player: Player) -> None:
        stop_reckoned_discount(player, self.index, 0, 0)
        stop_reckoned_discount(player, self.index, 2, 1)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return min(count_tiles(game, player, TILE_OCEAN, EVERYONE), 4) // 2 + 1
        return count_tiles(game, player, TILE_CITY, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_SPACE) >= 1 and costs_at_least(card, 10)
        return is_of_type(card, QUALITY_EVENT)
