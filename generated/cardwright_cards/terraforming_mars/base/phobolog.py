"""Written by the compiler from cards/terraforming_mars/base/phobolog.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    RESOURCE_MEGACREDIT,
    RESOURCE_TITANIUM,
    TAG_SPACE,
    VALUE_TITANIUM_VALUE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import change_value, start_with
from typing import final


@final
class Phobolog(Corporation):
    """You start with 23 M€ and 10 titanium. Effect: For you, the value of each titanium is 1 M€ higher."""

    def __init__(self) -> None:
        super().__init__("phobolog", "PhoboLog", "R09", "base", (TAG_SPACE,), -1, 1)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 23)
        start_with(game, player, RESOURCE_TITANIUM, 10)

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, 1)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, -1)
