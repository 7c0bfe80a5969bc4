"""Written by the compiler from cards/terraforming_mars/base/strip_mine.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_TRACKS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    PRODUCTION_STEEL,
    PRODUCTION_TITANIUM,
    QUALITY_AUTOMATED,
    TAG_BUILDING,
    TRACK_OXYGEN,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import can_decrease, decrease, increase, raise_track
from typing import final


@final
class StripMine(ProjectCard):
    """Decrease your energy production 2 steps. Increase your titanium production 1 step and your steel production 2 steps, and raise oxygen 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "strip_mine", "Strip Mine", "138", "base", 25, QUALITY_AUTOMATED, (TAG_BUILDING,), -1
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_TITANIUM | 1 << PRODUCTION_STEEL | FACET_TRACKS,
                1 << PRODUCTION_ENERGY,
            ),
            REPEATED: (1 << PRODUCTION_TITANIUM | 1 << PRODUCTION_STEEL, 1 << PRODUCTION_ENERGY),
        }
        self.needed = 1
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 2)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            decrease(game, frame, PRODUCTION_ENERGY, 2)
            increase(game, frame, PRODUCTION_TITANIUM, 1)
            increase(game, frame, PRODUCTION_STEEL, 2)
            if raise_track(game, frame, TRACK_OXYGEN, 2):
                return False
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 2)
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        increase(game, frame, PRODUCTION_STEEL, 2)
        return True
