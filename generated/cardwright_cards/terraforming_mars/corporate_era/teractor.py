"""Written by the compiler from cards/terraforming_mars/corporate_era/teractor.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Teractor(Corporation):
    """You start with 60 M€. Effect: When you play an Earth card, you pay 3 M€ less for it."""

    def __init__(self) -> None:
        super().__init__("teractor", "Teractor", "R30", (TAG_EARTH,))

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 60)

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, -3)
