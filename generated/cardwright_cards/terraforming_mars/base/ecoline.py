"""Written by the compiler from cards/terraforming_mars/base/ecoline.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Ecoline(Corporation):
    """You start with 2 plant production, 3 plants, and 36 M€. Effect: You may always pay 7 plants, instead of 8, to place greenery."""

    def __init__(self) -> None:
        super().__init__("ecoline", "EcoLine", "R17", (TAG_PLANT,))

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 36)
        start_with(game, player, RESOURCE_PLANT, 3)
        start_with(game, player, PRODUCTION_PLANT, 2)

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_GREENERY_PRICE, 7)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_GREENERY_PRICE, 7)
