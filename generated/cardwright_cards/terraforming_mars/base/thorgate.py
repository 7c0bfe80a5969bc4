"""Written by the compiler from cards/terraforming_mars/base/thorgate.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Thorgate(Corporation):
    """You start with 48 M€ and 1 energy production. Effect: Power cards cost you 3 M€ less. Effect: Using Power Plant costs you 3 M€ less."""

    def __init__(self) -> None:
        super().__init__("thorgate", "ThorGate", "R13", (TAG_POWER,))

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 48)
        start_with(game, player, PRODUCTION_ENERGY, 1)

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_POWER, 3)
        discount_project(player, PROJECT_POWER_PLANT, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_POWER, -3)
        discount_project(player, PROJECT_POWER_PLANT, -3)
