"""Written by the compiler from cards/terraforming_mars/base/thorgate.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    PROJECT_POWER_PLANT,
    RESOURCE_MEGACREDIT,
    TAG_POWER,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import discount_project, discount_tag, start_with
from typing import final


@final
class Thorgate(Corporation):
    """You start with 48 M€ and 1 energy production. Effect: Power cards cost you 3 M€ less. Effect: Using Power Plant costs you 3 M€ less."""

    def __init__(self) -> None:
        super().__init__("thorgate", "ThorGate", "R13", "base", (TAG_POWER,), -1, 1)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 48)
        start_with(game, player, PRODUCTION_ENERGY, 1)

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_POWER, 3)
        discount_project(player, PROJECT_POWER_PLANT, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_POWER, -3)
        discount_project(player, PROJECT_POWER_PLANT, -3)
