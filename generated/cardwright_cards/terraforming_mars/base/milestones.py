"""Written by the compiler from cards/terraforming_mars/base/milestones.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Terraformer(Milestone):
    """Requires that you have 35 TR."""

    def __init__(self) -> None:
        super().__init__("terraformer", "Terraformer", "tharsis")
        self.asked = 35

    def requirements_met(self, game: Game, player: Player) -> bool:
        return gauge(game, player, COUNTER_RATING) >= 35

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, COUNTER_RATING)


@final
class Mayor(Milestone):
    """Requires that you have 3 city tiles."""

    def __init__(self) -> None:
        super().__init__("mayor", "Mayor", "tharsis")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_CITY, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)


@final
class Gardener(Milestone):
    """Requires that you have 3 greenery tiles."""

    def __init__(self) -> None:
        super().__init__("gardener", "Gardener", "tharsis")
        self.asked = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_GREENERY, YOURS) >= 3

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_GREENERY, YOURS)


@final
class Builder(Milestone):
    """Requires 8 building tags."""

    def __init__(self) -> None:
        super().__init__("builder", "Builder", "tharsis")
        self.asked = 8

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_BUILDING, YOURS) >= 8

    def tally(self, game: Game, player: Player) -> int:
        return count_tags(game, player, TAG_BUILDING, YOURS)


@final
class Planner(Milestone):
    """Requires 16 cards in your hand."""

    def __init__(self) -> None:
        super().__init__("planner", "Planner", "tharsis")
        self.asked = 16

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_hand(game, player) >= 16

    def tally(self, game: Game, player: Player) -> int:
        return count_hand(game, player)
