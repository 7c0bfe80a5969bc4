"""Written by the compiler from cards/terraforming_mars/base/credicor.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.events import EVENT_PAYS, Event, pays_for
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    KIND_CARD,
    KIND_STANDARD_PROJECT,
    RESOURCE_MEGACREDIT,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHENEVER
from cardwright_runtime.terraforming_mars.steps import gain, respond, start_with
from typing import final


@final
class Credicor(Corporation):
    """You start with 57 M€. Effect: When you pay for a project card or a standard project with a basic cost of 20 M€ or more, gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("credicor", "CrediCor", "R08", "base", (), -1, 1)

    def describe(self) -> None:
        self.listens = (EVENT_PAYS,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 57)

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            pays_for(owner, event, YOURS, KIND_CARD, 20, ())
            + pays_for(owner, event, YOURS, KIND_STANDARD_PROJECT, 20, ()),
        )
