"""Written by the compiler from cards/terraforming_mars/base/energy_saving.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    PRODUCTION_ENERGY,
    QUALITY_AUTOMATED,
    TAG_POWER,
    TILE_CITY,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_tiles, increase
from typing import final


@final
class EnergySaving(ProjectCard):
    """Increase your energy production 1 step for each city tile in play."""

    def __init__(self) -> None:
        super().__init__(
            "energy_saving", "Energy Saving", "189", "base", 15, QUALITY_AUTOMATED, (TAG_POWER,), -1
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, FACET_TILES)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_ENERGY, count_tiles(game, player, TILE_CITY, EVERYONE))
        return True
