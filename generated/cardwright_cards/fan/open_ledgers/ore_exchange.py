"""Written by the compiler from cards/fan/open_ledgers/ore_exchange.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OreExchange(ProjectCard):
    """Effect: Each titanium you have is worth 1 M€ extra for every 2 Earth tags you have. Effect: A standard project costs you 1 M€ less (plus 1 for every 2 city tiles you own)."""

    def __init__(self) -> None:
        super().__init__("ore_exchange", "Ore Exchange", "OL02", 9, QUALITY_ACTIVE, (TAG_EARTH,))
        self.has_conditions = True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)
        hold_while(game, player, self.index, 1)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)
        stop_while(game, player, self.index, 1)

    def times_held(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return count_tags(game, player, TAG_EARTH, YOURS) // 2
        return count_tiles(game, player, TILE_CITY, YOURS) // 2 + 1

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            change_value(player, VALUE_TITANIUM_VALUE, 1)
        elif number == 1:
            discount_projects(player, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            change_value(player, VALUE_TITANIUM_VALUE, -1)
        elif number == 1:
            discount_projects(player, -1)
