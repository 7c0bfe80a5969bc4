"""Written by the compiler from cards/terraforming_mars/base/helion.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Helion(Corporation):
    """You start with 3 heat production and 42 M€. Effect: You may spend heat as M€."""

    def __init__(self) -> None:
        super().__init__("helion", "Helion", "R18", (TAG_SPACE,))

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 42)
        start_with(game, player, PRODUCTION_HEAT, 3)

    def enter(self, game: Game, player: Player) -> None:
        let_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)

    def leave(self, game: Game, player: Player) -> None:
        stop_letting_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)
