"""Written by the compiler from cards/terraforming_mars/base/phobos_space_haven.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_PHOBOS_AREA,
    PRODUCTION_TITANIUM,
    QUALITY_AUTOMATED,
    TAG_CITY,
    TAG_SPACE,
    TILE_CITY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import areas, can_place, increase, place
from typing import final


@final
class PhobosSpaceHaven(ProjectCard):
    """Increase your titanium production 1 step and place a city tile on the Phobos Space Haven area. 3 VP."""

    def __init__(self) -> None:
        super().__init__(
            "phobos_space_haven",
            "Phobos Space Haven",
            "021",
            "base",
            25,
            QUALITY_AUTOMATED,
            (TAG_SPACE, TAG_CITY),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_TITANIUM | FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REPEATED: (1 << PRODUCTION_TITANIUM, 0, 0),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_PHOBOS_AREA),)}
        self.needed = 1
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_CITY, areas(game, player, AREA_PHOBOS_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_TITANIUM, 1)
            if place(game, frame, TILE_CITY, areas(game, player, AREA_PHOBOS_AREA)):
                return False
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 3
