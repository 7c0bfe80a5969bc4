"""Written by the compiler from cards/terraforming_mars/base/convoy_from_europa.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_DECK, FACET_HAND, FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    QUALITY_EVENT,
    TAG_SPACE,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import areas, can_draw, can_place, draw, place
from typing import final


@final
class ConvoyFromEuropa(ProjectCard):
    """Place an ocean tile and draw 1 card."""

    def __init__(self) -> None:
        super().__init__(
            "convoy_from_europa",
            "Convoy From Europa",
            "161",
            "base",
            15,
            QUALITY_EVENT,
            (TAG_SPACE,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (FACET_TILES | FACET_HAND, FACET_DECK)}
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True
