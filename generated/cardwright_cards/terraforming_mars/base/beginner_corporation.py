"""Written by the compiler from cards/terraforming_mars/base/beginner_corporation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BeginnerCorporation(Corporation):
    """You start with 10 free cards and 42 M€."""

    def __init__(self) -> None:
        super().__init__("beginner_corporation", "Beginner Corporation", "R00", (), -1, 5)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 42)
        start_with(game, player, COUNTER_FREE_CARDS, 10)
