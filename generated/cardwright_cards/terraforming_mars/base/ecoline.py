"""Written by the compiler from cards/terraforming_mars/base/ecoline.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_PLANT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    TAG_PLANT,
    VALUE_GREENERY_PRICE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import reset_value, set_value, start_with
from typing import final


@final
class Ecoline(Corporation):
    """You start with 36 M€, 3 plants and 2 plant production. Effect: For you, the price of a greenery tile is 7 plants."""

    def __init__(self) -> None:
        super().__init__("ecoline", "EcoLine", "R17", "base", (TAG_PLANT,), -1, 1)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 36)
        start_with(game, player, RESOURCE_PLANT, 3)
        start_with(game, player, PRODUCTION_PLANT, 2)

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_GREENERY_PRICE, 7)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_GREENERY_PRICE)
