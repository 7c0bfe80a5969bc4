"""Written by the compiler from cards/terraforming_mars/base/phobolog.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Phobolog(Corporation):
    """You start with 23 M€ and 10 titanium. Effect: For you, the value of each titanium is 1 M€ higher."""

    def __init__(self) -> None:
        super().__init__("phobolog", "PhoboLog", "R09", (TAG_SPACE,))

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 23)
        start_with(game, player, RESOURCE_TITANIUM, 10)

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, 1)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, -1)
