"""Written by the compiler from cards/terraforming_mars/marsbot/milestones.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TRACK_BUILDING_TRACK,
    TRACK_EARTH_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_PLANT_TRACK,
    TRACK_SCIENCE_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class TharsisTerraformer(AutomaMilestone):
    """Requires that you have 35 TR."""

    def __init__(self) -> None:
        super().__init__("tharsis_terraformer", "Terraformer", "tharsis", "terraformer")
        self.asked = 35

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, COUNTER_RATING) >= 35

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_RATING)


@final
class TharsisMayor(AutomaMilestone):
    """Requires that you have 3 city tiles."""

    def __init__(self) -> None:
        super().__init__("tharsis_mayor", "Mayor", "tharsis", "mayor")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_CITY, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)


@final
class TharsisGardener(AutomaMilestone):
    """Requires that you have 3 greenery tiles."""

    def __init__(self) -> None:
        super().__init__("tharsis_gardener", "Gardener", "tharsis", "gardener")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_GREENERY, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_GREENERY, YOURS)


@final
class TharsisBuilder(AutomaMilestone):
    """Requires the building track at 8 or higher."""

    def __init__(self) -> None:
        super().__init__("tharsis_builder", "Builder", "tharsis", "builder")
        self.asked = 8

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_BUILDING_TRACK) >= 8

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_BUILDING_TRACK)


@final
class TharsisPlanner(AutomaMilestone):
    """Requires the building track at 4 or higher, the space track at 4 or higher, the event track at 4 or higher, the science track at 4 or higher, the energy track at 4 or higher, the Earth track at 4 or higher, and the plant track at 4 or higher."""

    def __init__(self) -> None:
        super().__init__("tharsis_planner", "Planner", "tharsis", "planner")
        self.required = 7
        self.asked = 4

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return track_level(game, TRACK_BUILDING_TRACK) >= 4
        if number == 1:
            return track_level(game, TRACK_SPACE_TRACK) >= 4
        if number == 2:
            return track_level(game, TRACK_EVENT_TRACK) >= 4
        if number == 3:
            return track_level(game, TRACK_SCIENCE_TRACK) >= 4
        if number == 4:
            return track_level(game, TRACK_ENERGY_TRACK) >= 4
        if number == 5:
            return track_level(game, TRACK_EARTH_TRACK) >= 4
        return track_level(game, TRACK_PLANT_TRACK) >= 4

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_BUILDING_TRACK)
