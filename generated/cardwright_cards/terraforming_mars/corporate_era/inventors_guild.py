"""Written by the compiler from cards/terraforming_mars/corporate_era/inventors_guild.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import (
    FACET_CHOICE,
    FACET_DECK,
    FACET_HAND,
    FACET_MONEY,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_ACTIVE, TAG_SCIENCE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION
from cardwright_runtime.terraforming_mars.steps import can_draw, draw_to_buy
from typing import final


@final
class InventorsGuild(ProjectCard):
    """Action: Look at the top card of the deck, then buy it or discard it."""

    def __init__(self) -> None:
        super().__init__(
            "inventors_guild",
            "Inventors' Guild",
            "006",
            "corporate_era",
            9,
            QUALITY_ACTIVE,
            (TAG_SCIENCE,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {ACTION: (FACET_HAND, FACET_DECK | FACET_MONEY, FACET_CHOICE | FACET_MONEY)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if draw_to_buy(game, frame, 1):
                return False
        return True
