"""Written by the compiler from cards/terraforming_mars/base/greenhouses.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    QUALITY_AUTOMATED,
    RESOURCE_PLANT,
    TAG_BUILDING,
    TAG_PLANT,
    TILE_CITY,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_tiles, gain
from typing import final


@final
class Greenhouses(ProjectCard):
    """Gain 1 plant for each city tile in play."""

    def __init__(self) -> None:
        super().__init__(
            "greenhouses",
            "Greenhouses",
            "096",
            "base",
            6,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_BUILDING),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_PLANT, 0, FACET_TILES)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_PLANT, count_tiles(game, player, TILE_CITY, EVERYONE))
        return True
