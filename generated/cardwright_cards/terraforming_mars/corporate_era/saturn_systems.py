"""Written by the compiler from cards/terraforming_mars/corporate_era/saturn_systems.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event, plays_tag
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    PRODUCTION_MEGACREDIT,
    PRODUCTION_TITANIUM,
    RESOURCE_MEGACREDIT,
    TAG_JOVIAN,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHENEVER
from cardwright_runtime.terraforming_mars.steps import increase, respond, start_with
from typing import final


@final
class SaturnSystems(Corporation):
    """You start with 42 M€ and 1 titanium production. Effect: When anyone plays a Jovian tag (this card counts), increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "saturn_systems", "Saturn Systems", "R03", "corporate_era", (TAG_JOVIAN,), -1, 1
        )

    def describe(self) -> None:
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 42)
        start_with(game, player, PRODUCTION_TITANIUM, 1)

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_tag(game, owner, event, EVERYONE, TAG_JOVIAN)
        )
