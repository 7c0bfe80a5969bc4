"""Written by the compiler from cards/fan/open_ledgers/city_waterworks.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CityWaterworks(ProjectCard):
    """Effect: When you use the Aquifer project, you pay 1 M€ less for it for each city tile you own. Effect: A milestone costs you 2 M€ less for each city tile you own."""

    def __init__(self) -> None:
        super().__init__(
            "city_waterworks", "City Waterworks", "OL01", 8, QUALITY_ACTIVE, (TAG_CITY,)
        )
        self.has_conditions = True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)
        hold_while(game, player, self.index, 1)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)
        stop_while(game, player, self.index, 1)

    def times_held(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return count_tiles(game, player, TILE_CITY, YOURS)
        return 2 * count_tiles(game, player, TILE_CITY, YOURS)

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_project(player, PROJECT_AQUIFER, 1)
        elif number == 1:
            discount_milestones(player, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_project(player, PROJECT_AQUIFER, -1)
        elif number == 1:
            discount_milestones(player, -1)
