"""Written by the compiler from cards/terraforming_mars/base/wave_power.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    PRODUCTION_ENERGY,
    QUALITY_AUTOMATED,
    TAG_POWER,
    TILE_OCEAN,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_tiles, increase, value
from typing import final


@final
class WavePower(ProjectCard):
    """Requires 3 ocean tiles. Increase your energy production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "wave_power", "Wave Power", "139", "base", 8, QUALITY_AUTOMATED, (TAG_POWER,), -1
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.required = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 3
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 1
