"""Written by the compiler from cards/terraforming_mars/corporate_era/teractor.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT, TAG_EARTH
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps import discount_tag, start_with
from typing import final


@final
class Teractor(Corporation):
    """You start with 60 M€. Effect: Earth cards cost you 3 M€ less."""

    def __init__(self) -> None:
        super().__init__("teractor", "Teractor", "R30", "corporate_era", (TAG_EARTH,), -1, 1)

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 60)

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_EARTH, -3)
