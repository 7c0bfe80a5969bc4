"""Written by the compiler from cards/terraforming_mars/base/awards.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Landlord(Award):
    """Have the most tiles."""

    def __init__(self) -> None:
        super().__init__("landlord", "Landlord", "tharsis")

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, ANY_TILE, YOURS)


@final
class Banker(Award):
    """Have the highest M€ production."""

    def __init__(self) -> None:
        super().__init__("banker", "Banker", "tharsis")

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, PRODUCTION_MEGACREDIT)


@final
class Scientist(Award):
    """Have the most science tags."""

    def __init__(self) -> None:
        super().__init__("scientist", "Scientist", "tharsis")

    def tally(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_SCIENCE,), YOURS)


@final
class Thermalist(Award):
    """Have the most heat."""

    def __init__(self) -> None:
        super().__init__("thermalist", "Thermalist", "tharsis")

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, RESOURCE_HEAT)


@final
class Miner(Award):
    """Have the most steel and titanium."""

    def __init__(self) -> None:
        super().__init__("miner", "Miner", "tharsis")

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, RESOURCE_STEEL) + gauge(game, player, RESOURCE_TITANIUM)
