"""Written by the compiler from cards/terraforming_mars/base/flooding.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_ANYBODY, FACET_CHOICE, FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    QUALITY_EVENT,
    RESOURCE_MEGACREDIT,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    areas,
    can_place,
    place,
    remove_up_to_from_neighbour,
)
from typing import final


@final
class Flooding(ProjectCard):
    """Place an ocean tile and remove up to 4 M€ from the owner of a tile next to it. −1 VP."""

    def __init__(self) -> None:
        super().__init__("flooding", "Flooding", "188", "base", 7, QUALITY_EVENT, (), -1)

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
            )
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 1:
            frame.step = 2
            if remove_up_to_from_neighbour(game, frame, RESOURCE_MEGACREDIT, 4):
                return False
        return True

    def points(self, game: Game, player: Player) -> int:
        return -1
