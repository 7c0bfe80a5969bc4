"""Written by the compiler from cards/terraforming_mars/base/thorgate.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Thorgate(Corporation):
    """You start with 1 energy production and 48 M€. Effect: When you play a power card, you pay 3 M€ less for it. Effect: When you use the Power Plant project, you pay 3 M€ less for it."""

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
