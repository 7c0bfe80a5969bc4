"""Written by the compiler from cards/terraforming_mars/base/phobolog.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Phobolog(Corporation):
    """You start with 10 titanium and 23 M€. Effect: Each titanium you have is worth 1 M€ extra."""

    def __init__(self) -> None:
        super().__init__("phobolog", "PhoboLog", "R09", (TAG_SPACE,))

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 23)
        start_with(game, player, RESOURCE_TITANIUM, 10)

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, 1)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, -1)
