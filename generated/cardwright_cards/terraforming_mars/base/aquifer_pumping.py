"""Written by the compiler from cards/terraforming_mars/base/aquifer_pumping.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    QUALITY_ACTIVE,
    RESOURCE_MEGACREDIT,
    RESOURCE_STEEL,
    TAG_BUILDING,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION
from cardwright_runtime.terraforming_mars.steps import (
    areas,
    can_pay_using,
    can_place,
    pay_using,
    place,
)
from typing import final


@final
class AquiferPumping(ProjectCard):
    """Action: Spend 8 M€ (steel may be used) to place an ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "aquifer_pumping",
            "Aquifer Pumping",
            "187",
            "base",
            18,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_STEEL,
                FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_using(game, player, RESOURCE_MEGACREDIT, 8, (RESOURCE_STEEL,)) and can_place(
            game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_using(game, frame, RESOURCE_MEGACREDIT, 8, (RESOURCE_STEEL,)):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        return True
