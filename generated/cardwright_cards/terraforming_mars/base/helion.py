"""Written by the compiler from cards/terraforming_mars/base/helion.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_HEAT,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    TAG_SPACE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import let_pay, start_with, stop_letting_pay
from typing import final


@final
class Helion(Corporation):
    """You start with 42 M€ and 3 heat production. Effect: You may spend heat as M€."""

    def __init__(self) -> None:
        super().__init__("helion", "Helion", "R18", "base", (TAG_SPACE,), -1, 1)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 42)
        start_with(game, player, PRODUCTION_HEAT, 3)

    def enter(self, game: Game, player: Player) -> None:
        let_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)

    def leave(self, game: Game, player: Player) -> None:
        stop_letting_pay(player, RESOURCE_HEAT, RESOURCE_MEGACREDIT)
