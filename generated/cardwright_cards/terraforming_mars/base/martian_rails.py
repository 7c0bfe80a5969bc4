"""Written by the compiler from cards/terraforming_mars/base/martian_rails.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    QUALITY_ACTIVE,
    RESOURCE_ENERGY,
    RESOURCE_MEGACREDIT,
    TAG_BUILDING,
    TILE_CITY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION
from cardwright_runtime.terraforming_mars.steps import can_pay, count_tiles_on_map, gain, pay
from typing import final


@final
class MartianRails(ProjectCard):
    """Action: Spend 1 energy to gain 1 M€ for each city tile on Mars."""

    def __init__(self) -> None:
        super().__init__(
            "martian_rails", "Martian Rails", "007", "base", 13, QUALITY_ACTIVE, (TAG_BUILDING,), -1
        )

    def describe(self) -> None:
        self.touches = {ACTION: (1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_ENERGY, FACET_TILES)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay(game, frame, RESOURCE_ENERGY, 1):
                return False
        if frame.step == 1:
            frame.step = 2
            gain(
                game,
                frame,
                RESOURCE_MEGACREDIT,
                count_tiles_on_map(game, player, TILE_CITY, EVERYONE),
            )
        return True
