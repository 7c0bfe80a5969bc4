"""Written by the compiler from cards/terraforming_mars/base/beginner_corporation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import COUNTER_FREE_CARDS, RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import start_with
from typing import final


@final
class BeginnerCorporation(Corporation):
    """You start with 42 M€ and 10 free cards."""

    def __init__(self) -> None:
        super().__init__("beginner_corporation", "Beginner Corporation", "R00", "base", (), -1, 5)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 42)
        start_with(game, player, COUNTER_FREE_CARDS, 10)
